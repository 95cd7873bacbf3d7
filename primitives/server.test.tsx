// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as parts from '.';

const nothing = () => undefined;
const field = { label: 'Name', value: '', onChange: nothing };

/** Each part once, as an embedder's server would draw it, and a word that must be in it. */
const drawn: Record<string, { part: ReactElement; word: string }> = {
  'a button': { part: <parts.Button isBusy>Continue</parts.Button>, word: 'Continue' },
  'a way back': { part: <parts.BackButton label="Back" onClick={nothing} />, word: 'aria-label="Back"' },
  'a checkbox': { part: <parts.Checkbox label="Yes" isChecked onChange={nothing} />, word: 'checked=""' },
  'a code': { part: <parts.CodeInput {...field} />, word: 'autoComplete="one-time-code"' },
  'a disclosure': { part: <parts.Disclosure summary="More">Words</parts.Disclosure>, word: 'More' },
  'a list row': { part: <parts.ListRow isMarked>Laptop</parts.ListRow>, word: 'Laptop' },
  'a live region': { part: <parts.LiveRegion text="Sent" serial={1} />, word: 'role="status"' },
  'a logo': { part: <parts.Logo src="/logo.svg" alt="Acme" />, word: 'alt="Acme"' },
  'a long list': { part: <parts.LongList count={30} renderRow={(index) => `Row ${index}`} />, word: 'Row 29' },
  'a password': {
    part: <parts.PasswordField {...field} autoComplete="current-password" showLabel="Show" hideLabel="Hide" />,
    word: 'type="password"',
  },
  'a phone number': {
    part: (
      <parts.PhoneField
        {...field}
        countryLabel="Country"
        country="US"
        countries={[{ code: 'US', callingCode: '1', name: 'United States' }]}
        onCountryChange={nothing}
      />
    ),
    word: 'United States +1',
  },
  'a picture': { part: <parts.Picture src="/one.svg" />, word: 'alt=""' },
  'a strength': {
    part: <parts.StrengthMeter segments={2} tone="fair" label="Strength" word="Fair" />,
    word: 'aria-valuenow="2"',
  },
  tabs: {
    part: (
      <parts.Tabs label="How" items={[{ id: 'a', label: 'Email' }]} value="a" onChange={nothing}>
        Panel
      </parts.Tabs>
    ),
    word: 'role="tab"',
  },
  'a text': { part: <parts.TextField {...field} />, word: 'Name' },
};

test.each(Object.keys(drawn))(
  'an embedder’s server draws %s, without a browser and without a style attribute',
  (name) => {
    const { part, word = '' } = drawn[name] ?? {};
    const html = renderToString(part);
    expect(html).toContain(word);
    expect(html).not.toMatch(/\sstyle="/);
  },
);

test('an embedder’s server draws the place of notes, which a reader must know before the first comes', () => {
  expect(renderToString(<parts.Toasts label="Messages" notes={[]} onDismiss={nothing} />)).toContain(
    'aria-live="polite"',
  );
});
