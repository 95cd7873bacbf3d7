import { expect, test } from 'vitest';
import { renderSignInButton } from '.';

const rendered = (words: string, label = '') =>
  `<vestibule-sign-in-button><template shadowrootmode="open" shadowrootdelegatesfocus><button type="button" part="button"><slot>${words}</slot></button></template>${label}</vestibule-sign-in-button>`;

test.each([
  [{}, '', rendered('Log in')],
  [{ locale: 'de-AT' }, '', rendered('Anmelden')],
  [{ strings: { 'signIn.logIn': 'Enter <here>' } }, '', rendered('Enter &lt;here>')],
  [{}, 'Book & pay', rendered('Log in', 'Book &amp; pay')],
] as const)(
  'the button rendered with %j and the label %j is whole without a script [B-SIGNIN-8]',
  (given, label, html) => {
    expect(renderSignInButton(given, label)).toBe(html);
  },
);
