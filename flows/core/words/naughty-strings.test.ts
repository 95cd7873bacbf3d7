import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inboxLinks } from '../../check-email/inbox-links';
import { isEmailAddress } from '../../contact/email/email-address';
import { phoneNumber } from '../../contact/phone/phone-number';
import { fitsGrammar } from '../../../tokens/grammar';
import { clip } from './untrusted-text';
import { linkify } from './server-message';
import { fillIn } from './message';

// Data that others wrote; a clone without it skips this.
const list = `${process.env['VESTIBULE_VECTORS']}/blns.json`;
const strings: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
const hostile = [
  ...strings,
  '\ud800',
  'a\u0000b',
  '\u202Egnp.exe',
  'x'.repeat(1_000_000),
  '{__proto__}',
  '{constructor}',
];

test.skipIf(strings.length === 0)('the naughty strings are there', () => expect(strings.length).toBeGreaterThan(500));

test('no input throws, or is scanned more than once [T-TEXT-5]', () => {
  for (const text of hostile) {
    isEmailAddress(text);
    phoneNumber(text.slice(0, 1_000), 'US', undefined);
    clip(text);
    inboxLinks(text);
    fillIn('en')(text.slice(0, 1_000), { name: text });
    fillIn('he')(text.slice(0, 1_000), { name: text });
    fitsGrammar('color', text);
    expect(
      linkify(text.slice(0, 10_000))
        .map((part) => part.text)
        .join(''),
    ).toBe(text.slice(0, 10_000));
  }
});
