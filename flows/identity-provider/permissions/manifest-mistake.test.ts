import { expect, test } from 'vitest';
import { fakeProvider } from '../../core/testing/fake-provider';
import { testStore } from '../../core/testing/test-store';
import { type ConsentOptions, consentOptionsAtom } from '../consent-options.atoms';
import { consentStateAtom } from '../identity-provider.atoms';
import { manifestMistakeAtom } from './shown-permissions.atoms';

/** The warning for a question about these scopes, in these words of the host's. */
function warningFor(scopes: readonly string[], consentManifest?: ConsentOptions['consentManifest']) {
  const { store } = testStore(fakeProvider().provider, { products: [] });
  store.set(consentOptionsAtom, { ...(consentManifest && { consentManifest }) });
  expect(store.get(manifestMistakeAtom)).toBeUndefined();
  store.set(consentStateAtom, {
    status: 'consent',
    question: {
      request: { clientId: 'robot', redirectURI: 'https://robot.test/back', responseType: 'code', scopes },
      authorization: {
        isConsentRequired: true,
        client: { name: 'Robot' },
        scopes: scopes.map((scope) => ({ scope, isGrantable: true })),
        answer: {},
      },
      person: { userId: 'ada' },
      hasChanged: false,
      grantedBefore: [],
    },
  });
  return store.get(manifestMistakeAtom);
}
const advice = 'Name each scope in the `scopes` of an item: { text, scopes }.';
const many = (count: number) => Array.from({ length: count }, (_, index) => `scope${index}`);
const quoted = (scopes: readonly string[]) => scopes.map((scope) => `'${scope}'`).join(', ');

// Columns: the scopes that the host's words leave out | how the developer reads of them.
test.each([
  [['read'], "'read'"],
  [['read', 'write'], "'read', 'write'"],
  [many(10), quoted(many(10))],
  [many(11), `${quoted(many(10))} and 1 more`],
  [many(25), `${quoted(many(10))} and 15 more`],
  [['re\u202Ead'], "'read'"],
])('the scopes %j without words of the host are reported as %s [B-IDP-17]', (scopes, names) => {
  expect(warningFor(scopes, [{ text: 'Know you', scopes: ['openid'] }])).toBe(
    `consentManifest has no words for ${names}, so they are shown in our own words. ${advice}`,
  );
});

test.each([
  ['words for each scope', [{ text: 'Read', scopes: ['read'] }]],
  ['no words of its own', undefined],
])('a host with %s gets no warning', (_what, manifest) => {
  expect(warningFor(['read'], manifest)).toBeUndefined();
});
