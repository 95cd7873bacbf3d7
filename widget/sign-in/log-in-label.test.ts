import { expect, test } from 'vitest';
import type { Strings } from '../locales/catalogue';
import { logInLabel } from './log-in-label';

// Columns: the host's own words | the language | the label.
const cases: readonly (readonly [Strings | undefined, string, string])[] = [
  [undefined, 'de', 'Anmelden'],
  [{ 'signIn.logIn': 'Enter' }, 'de', 'Enter'],
  [{ de: { 'signIn.logIn': 'Los' } }, 'de', 'Los'],
  [{ 'signIn.logIn': 'Enter', de: { 'signIn.logIn': 'Los' } }, 'de', 'Los'],
  [{ de: { 'signIn.logIn': 'Los' } }, 'en', 'Log in'],
];

test.each(cases)(
  'with the words %j in the language %s the button says %j [B-WORDS-8]',
  async (strings, locale, label) => {
    expect(await logInLabel({ locale, ...(strings && { strings }) })).toBe(label);
  },
);
