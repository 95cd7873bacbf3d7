import { createStore } from 'jotai/vanilla';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inAppUserAgents } from '../core/testing/user-agents';

afterEach(() => vi.unstubAllGlobals());

/** The findings of a page that is opened in this browser. Each page asks again, so the module is. */
async function detectedIn(publicKeyCredential: unknown, policy?: (feature: string) => boolean, userAgent = '') {
  vi.resetModules();
  const { isBrowserKnownAtom } = await import('../core/host/browser.atoms');
  const { assumePasskeySupportAtom, detectPasskeySupportAtom, passkeySupportAtom } = await import('./passkey-support');
  vi.stubGlobal('PublicKeyCredential', publicKeyCredential);
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('document', policy ? { featurePolicy: { allowsFeature: policy } } : {});
  const store = createStore();
  const before = store.get(passkeySupportAtom);
  await store.set(detectPasskeySupportAtom);
  const support = store.get(passkeySupportAtom);
  return { before, support, assumePasskeySupportAtom, passkeySupportAtom, isBrowserKnownAtom };
}

const browserWith = (members: object) => Object.assign(() => undefined, members);
const none = { canUse: false, canAutofill: false };
const buttonAlone = { canUse: true, canAutofill: false };
const all = { canUse: true, canAutofill: true };

describe('a page', () => {
  test.each([
    { where: 'that is not secure, or in a browser without passkeys', credential: undefined, found: none },
    { where: 'with something else of that name', credential: {}, found: none },
    { where: 'in an old browser', credential: browserWith({}), found: buttonAlone },
    {
      where: 'whose browser offers passkeys in a field',
      credential: browserWith({ isConditionalMediationAvailable: async () => true }),
      found: all,
    },
    {
      where: 'whose browser does not',
      credential: browserWith({ isConditionalMediationAvailable: async () => false }),
      found: buttonAlone,
    },
    {
      where: 'whose browser cannot say',
      credential: browserWith({ isConditionalMediationAvailable: () => Promise.reject(new Error('no')) }),
      found: buttonAlone,
    },
  ])('a page at $where has $found', async ({ credential, found }) => {
    const { before, support } = await detectedIn(credential);
    expect(before).toEqual(none);
    expect(support).toEqual(found);
  });

  test.each([
    { allows: true, found: all },
    { allows: false, found: none },
  ])('a page in a frame whose policy allows it ($allows) has $found', async ({ allows, found }) => {
    const policy = vi.fn(() => allows);
    const credential = browserWith({ isConditionalMediationAvailable: async () => true });
    expect((await detectedIn(credential, policy)).support).toEqual(found);
    expect(policy).toHaveBeenCalledWith('publickey-credentials-get');
  });
});

test('a server renders the layout of most browsers', async () => {
  const { passkeySupportAtom, isBrowserKnownAtom } = await detectedIn(undefined);
  const store = createStore();
  store.set(isBrowserKnownAtom, false);
  expect(store.get(passkeySupportAtom)).toEqual(all);
});

test('a widget that was read before the detection by another one shows its result', async () => {
  vi.resetModules();
  const { detectPasskeySupport, passkeySupportAtom } = await import('./passkey-support');
  vi.stubGlobal('PublicKeyCredential', browserWith({}));
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', {});
  const store = createStore();
  expect(store.get(passkeySupportAtom)).toEqual(none);
  await detectPasskeySupport();
  store.sub(passkeySupportAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(passkeySupportAtom)).toEqual(buttonAlone));
});

test('the assumed support replaces the detected one', async () => {
  const { assumePasskeySupportAtom, passkeySupportAtom } = await detectedIn(undefined);
  const store = createStore();
  store.set(assumePasskeySupportAtom, buttonAlone);
  expect(store.get(passkeySupportAtom)).toEqual(buttonAlone);
});

describe("a page in an application's own browser", () => {
  const offers = { isConditionalMediationAvailable: async () => true };
  const inApp = (members: object) =>
    detectedIn(browserWith({ ...offers, ...members }), undefined, inAppUserAgents.Instagram[0]?.userAgent);

  test.each([
    { what: 'passkeys of this device', members: says({ passkeyPlatformAuthenticator: true }), found: all },
    { what: 'those of a device nearby', members: says({ hybridTransport: true }), found: all },
    { what: 'neither', members: says({ passkeyPlatformAuthenticator: false }), found: none },
    {
      what: 'an answer to the older question',
      members: { isUserVerifyingPlatformAuthenticatorAvailable: async () => true },
      found: all,
    },
    {
      what: 'a refusal to answer',
      members: { isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.reject(new Error('no')) },
      found: none,
    },
    { what: 'the interface alone', members: {}, found: none },
  ])("a page in an application's own browser that has $what has $found [B-INAPP-3]", async ({ members, found }) => {
    expect((await inApp(members)).support).toEqual(found);
  });
});

/** A browser's answer about what it can do. */
function says(capabilities: Readonly<Record<string, boolean>>): object {
  return { getClientCapabilities: async () => capabilities };
}
