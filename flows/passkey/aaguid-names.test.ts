import { expect, test } from 'vitest';
import { aaguidName } from './aaguid-names';

test.each([
  ['fbfc3007-154e-4ecc-8c0b-6e020557d7bd', 'iCloud Keychain'],
  ['dd4ec289-e01d-41c9-bb89-70fa845d4bf2', 'iCloud Keychain'],
  ['ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4', 'Google Password Manager'],
  ['08987058-cadc-4b81-b6e1-30de50dcbe96', 'Windows Hello'],
  ['bada5566-a7aa-401f-bd96-45619a55120d', '1Password'],
  ['53414d53-554e-4700-0000-000000000000', 'Samsung Pass'],
  ['cb69481e-8ff7-4039-93ec-0a2729a154a8', 'YubiKey'],
  ['00000000-0000-0000-0000-000000000000', undefined],
  ['01020304-0506-0708-0102-030405060708', undefined],
  ['', undefined],
])('the product of AAGUID %s is %s [B-PKEY-18]', (aaguid, name) => expect(aaguidName(aaguid)).toBe(name));
