/**
 * The names of passkey providers by AAGUID, as in `MadePasskey`. The AAGUIDs are those of the community's list of passkey providers
 * (passkeydeveloper/passkey-authenticator-aaguids) and of the FIDO Metadata Service; the names are the products' own.
 */
const aaguidsOf: Readonly<Record<string, readonly string[]>> = {
  'iCloud Keychain': ['fbfc3007154e4ecc8c0b6e020557d7bd', 'dd4ec289e01d41c9bb8970fa845d4bf2'],
  'Google Password Manager': ['ea9b8d664d011d213ce4b6b48cb575d4'],
  'Windows Hello': [
    '08987058cadc4b81b6e130de50dcbe96',
    '9ddd1817af5a4672a2b93e3dd95000a9',
    '6028b017b1d44c02b4b3afcdafc96bb2',
  ],
  '1Password': ['bada5566a7aa401fbd9645619a55120d'],
  Bitwarden: ['d548826e79b4db40a3d811116f7e8349'],
  Dashlane: ['531126d6e717415c93203d9aa6981239'],
  'Samsung Pass': ['53414d53554e47000000000000000000'],
  'Proton Pass': ['50726f746f6e5061737350726f746f6e'],
  Keeper: ['0ea242b443c44a1b8b17dd6d0b6baec6'],
  NordPass: ['b84e404815dc4dd08640f4f60813c8af'],
  Thales: [
    '66a0ccb3bd6a191fee06e375c50b9846',
    '8836336af5900921301d46427531eee6',
    'cd69adb53c7adeb931776800ea6cb72a',
    '17290f1ec21234d01423365d729f09d9',
  ],
  YubiKey: [
    'cb69481e8ff7403993ec0a2729a154a8',
    'ee882879721c491397753dfcce97072a',
    'fa2b99dc9e3942578f924a30d23c4118',
    '2fc0579f811347eab116bb5a8db9202a',
    '73bb0cd4e50249b89c6fb59445bf720b',
    'c5ef55ffad9a4b9fb580adebafe026d0',
  ],
};

/** The name of the product that made a passkey; undefined if it is unknown or hidden (all zeros). */
export function aaguidName(aaguid: string): string | undefined {
  return Object.entries(aaguidsOf).find(([, aaguids]) => aaguids.includes(aaguid))?.[0];
}
