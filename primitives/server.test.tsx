// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BackButton } from './back-button/back-button';
import { Button } from './button/button';
import { Checkbox } from './checkbox/checkbox';
import { CodeInput } from './code-input/code-input';
import { Disclosure } from './disclosure/disclosure';
import { ListRow } from './list-row/list-row';
import { LiveRegion } from './live-region/live-region';
import { Logo } from './logo/logo';
import { LongList } from './long-list/long-list';
import { PasswordField } from './password-field/password-field';
import { PhoneField } from './phone-field/phone-field';
import { Picture } from './picture/picture';
import { StrengthMeter } from './strength-meter/strength-meter';
import { Tabs } from './tabs/tabs';
import { TextField } from './text-field/text-field';
import { Toasts } from './toast/toast';

const nothing = () => undefined;
const field = { label: 'Name', value: '', onChange: nothing };

/** Each part once, as an embedder's server would render it, and a word that must be in it. */
const rendered: Record<string, { part: ReactElement; word: string }> = {
  'a button': { part: <Button isBusy>Continue</Button>, word: 'Continue' },
  'a back button': { part: <BackButton label="Back" onClick={nothing} />, word: 'aria-label="Back"' },
  'a checkbox': { part: <Checkbox label="Yes" isChecked onChange={nothing} />, word: 'checked=""' },
  'a code': { part: <CodeInput {...field} />, word: 'autoComplete="one-time-code"' },
  'a disclosure': { part: <Disclosure summary="More">Words</Disclosure>, word: 'More' },
  'a list row': { part: <ListRow isMarked>Laptop</ListRow>, word: 'Laptop' },
  'a live region': { part: <LiveRegion text="Sent" serial={1} />, word: 'role="status"' },
  'a logo': { part: <Logo src="/logo.svg" alt="Acme" />, word: 'alt="Acme"' },
  'a long list': { part: <LongList count={30} renderRow={(index) => `Row ${index}`} />, word: 'Row 29' },
  'a password': {
    part: <PasswordField {...field} autoComplete="current-password" showLabel="Show" hideLabel="Hide" />,
    word: 'type="password"',
  },
  'a phone number': {
    part: (
      <PhoneField
        {...field}
        countryLabel="Country"
        country="US"
        countries={[{ code: 'US', callingCode: '1', name: 'United States' }]}
        onCountryChange={nothing}
      />
    ),
    word: 'United States +1',
  },
  'a picture': { part: <Picture src="/one.svg" />, word: 'alt=""' },
  'a strength': {
    part: <StrengthMeter segments={2} tone="fair" label="Strength" word="Fair" />,
    word: 'aria-valuenow="2"',
  },
  tabs: {
    part: (
      <Tabs label="How" items={[{ id: 'a', label: 'Email' }]} value="a" onChange={nothing}>
        Panel
      </Tabs>
    ),
    word: 'role="tab"',
  },
  'a text': { part: <TextField {...field} />, word: 'Name' },
};

test.each(Object.keys(rendered))(
  'an embedder’s server renders %s, without a browser and without a style attribute',
  (name) => {
    const { part, word = '' } = rendered[name] ?? {};
    const html = renderToString(part);
    expect(html).toContain(word);
    expect(html).not.toMatch(/\sstyle="/);
  },
);

test('an embedder’s server renders the live region of toasts, which must exist before the first one', () => {
  expect(renderToString(<Toasts label="Messages" notes={[]} onDismiss={nothing} />)).toContain('aria-live="polite"');
});
