import { expect, test } from 'vitest';
import { renderSignInButton } from '.';

const drawn = (words: string, label = '') =>
  `<vestibule-sign-in-button><template shadowrootmode="open"><button type="button" part="button"><slot>${words}</slot></button></template>${label}</vestibule-sign-in-button>`;

test.each([
  [{}, '', drawn('Log in')],
  [{ locale: 'de-AT' }, '', drawn('Anmelden')],
  [{ strings: { 'signIn.logIn': 'Enter <here>' } }, '', drawn('Enter &lt;here>')],
  [{}, 'Book & pay', drawn('Log in', 'Book &amp; pay')],
] as const)(
  'the button rendered with %j and the label %j is whole without a script [B-SIGNIN-8]',
  (given, label, html) => {
    expect(renderSignInButton(given, label)).toBe(html);
  },
);
