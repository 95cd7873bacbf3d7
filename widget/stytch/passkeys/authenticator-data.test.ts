// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { MadePasskey } from '../../../flows/core/provider/passkey-calls';
import { quietClient } from '../../testing/quiet-client';
import { madePasskeyOf } from './authenticator-data';
import { calls as passkeyCalls } from './passkeys';

afterEach(() => vi.unstubAllGlobals());

const aaguid = [0xd5, 0x48, 0x82, 0x6e, 0x79, 0xb4, 0xdb, 0x40, 0xa3, 0xd8, 0x11, 0x11, 0x6f, 0x7e, 0x83, 0x49];
const dataOf = (flags: number) => Uint8Array.from([...Array<number>(32).fill(0), flags, 0, 0, 0, 0, ...aaguid]).buffer;
const credentialOf = (response: unknown, authenticatorAttachment = 'platform') => ({
  id: 'credential',
  type: 'public-key',
  authenticatorAttachment,
  response,
});
const withData = (data: unknown) => credentialOf({ getAuthenticatorData: () => data });

test.each([
  [0x5d, 'platform', { mayBeBackedUp: true, isBackedUp: true, isOnThisDevice: true }],
  [0x4d, 'platform', { mayBeBackedUp: true, isBackedUp: false, isOnThisDevice: true }],
  [0x45, 'cross-platform', { mayBeBackedUp: false, isBackedUp: false, isOnThisDevice: false }],
])(
  'authenticator data with the flags %i of a %s authenticator identifies the creator of a passkey [B-PKEY-18]',
  (flags, by, made) => {
    const credential = credentialOf({ getAuthenticatorData: () => dataOf(flags) }, by);
    expect(madePasskeyOf(credential)).toEqual({ aaguid: 'd548826e79b4db40a3d811116f7e8349', ...made });
  },
);

test.each([
  ['no response', credentialOf(undefined)],
  ['no such method', credentialOf({})],
  ['a method that throws', credentialOf({ getAuthenticatorData: () => expect.fail('no') })],
  ['something else', withData('text')],
  ['too little', withData(new ArrayBuffer(40))],
  ['no credential in it', withData(dataOf(0x05))],
])('a browser with %s reports nothing', (_what, credential) => expect(madePasskeyOf(credential)).toBeUndefined());

test('a registration passes the created passkey on, and the hints to the browser [B-PKEY-18] [B-PKEY-20]', async () => {
  const create = vi.fn(async (_options: object) => withData(dataOf(0x5d)));
  vi.stubGlobal('navigator', { credentials: { create } });
  const register = async () => {
    await navigator.credentials.create({ publicKey: {} as PublicKeyCredentialCreationOptions });
    return { user_id: 'u', session: { session_id: 's', user_id: 'u' } };
  };
  const seen: MadePasskey[] = [];
  const { signal } = new AbortController();
  const outcome = await passkeyCalls(quietClient({ webauthn: { register } }), {}).registerPasskey({
    sessionDurationMinutes: 30,
    signal,
    hints: ['security-key', 'hybrid'],
    onMade: (made) => void seen.push(made),
  });
  expect(outcome.ok).toBe(true);
  expect(seen).toMatchObject([{ aaguid: 'd548826e79b4db40a3d811116f7e8349', isBackedUp: true }]);
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ publicKey: { hints: ['security-key', 'hybrid'] } }));
});
