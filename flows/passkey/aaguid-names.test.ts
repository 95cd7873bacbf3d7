import { expect, test } from 'vitest';
import { aaguidName } from './aaguid-names';

test.each([
  ['fbfc3007154e4ecc8c0b6e020557d7bd', 'iCloud Keychain'],
  ['dd4ec289e01d41c9bb8970fa845d4bf2', 'iCloud Keychain'],
  ['ea9b8d664d011d213ce4b6b48cb575d4', 'Google Password Manager'],
  ['08987058cadc4b81b6e130de50dcbe96', 'Windows Hello'],
  ['bada5566a7aa401fbd9645619a55120d', '1Password'],
  ['53414d53554e47000000000000000000', 'Samsung Pass'],
  ['cb69481e8ff7403993ec0a2729a154a8', 'YubiKey'],
  ['00000000000000000000000000000000', undefined],
  ['01020304050607080102030405060708', undefined],
  ['', undefined],
])('the product of AAGUID %s is %s [B-PKEY-18]', (aaguid, name) => expect(aaguidName(aaguid)).toBe(name));
