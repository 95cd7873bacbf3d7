import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { PhoneField } from './phone-field';
import { aFewCountries, inBrackets, typedPhone } from '../testing/typed-phone';

/** The text of the field, with the caret as a bar. */
const seen = ({ value, selectionStart }: HTMLInputElement) =>
  `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;

describe('deleting in (555) 0123', () => {
  test.each([
    ['backwards over the bracket', 6, '{Backspace}', '(55|0) 123'],
    ['backwards over a digit', 7, '{Backspace}', '(555) |123'],
    ['backwards at the start', 0, '{Backspace}', '|(555) 0123'],
    ['forwards over a digit', 1, '{Delete}', '|(550) 123'],
    ['forwards over the bracket', 4, '{Delete}', '(555|) 123'],
    ['forwards over the gap', 5, '{Delete}', '(555|) 123'],
    ['forwards before the bracket', 0, '{Delete}', '|(550) 123'],
    ['forwards at the end', 10, '{Delete}', '(555) 0123|'],
  ])('%s loses one digit, the one that is next to the caret', async (_how, caret, key, left) => {
    const { field } = typedPhone({ value: '5550123' });
    await userEvent.click(field);
    field.setSelectionRange(caret, caret);
    await userEvent.keyboard(key);
    expect(seen(field)).toBe(left);
  });

  test.each(['{Backspace}', '{Delete}'])('a deletion removes exactly the selection (%s)', async (key) => {
    const { field } = typedPhone({ value: '5550123' });
    await userEvent.click(field);
    field.setSelectionRange(3, 8);
    await userEvent.keyboard(key);
    expect(field.value).toBe('(552) 3');
  });

  test.each(['{Backspace}', '{Delete}'])('repeated deletions reach the end of the number (%s)', async (key) => {
    const { field } = typedPhone({ value: '5550123' });
    await userEvent.click(field);
    const caret = key === '{Delete}' ? 0 : field.value.length;
    field.setSelectionRange(caret, caret);
    for (let press = 0; press < 7; press += 1) await userEvent.keyboard(key);
    expect(field.value).toBe('');
  });
});

test('full-width digits of an input method are taken when the composition ends', () => {
  const { field } = typedPhone();
  field.focus();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '５５５０' } });
  // The text of a composition is left to the input method.
  expect(field.value).toBe('５５５０');
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('(555) 0');
});

describe('the country selector', () => {
  test('a country option is announced with name and code, and the page shows the code alone', async () => {
    const { country, onCountryChange } = typedPhone();
    expect([...country.options].map(({ text }) => text)).toEqual([
      'Antigua & Barbuda +1268',
      'Germany +49',
      'United States +1',
    ]);
    await userEvent.selectOptions(country, 'Germany +49');
    expect(onCountryChange.mock.calls).toEqual([['DE']]);
    expect(country.selectedOptions[0]?.text).toBe('Germany +49');
  });

  test('the country selector shows the country that is announced, if the host’s country is not in the list', () => {
    const { country } = typedPhone({ country: 'FR' });
    expect(country.selectedOptions[0]?.text).toBe('Antigua & Barbuda +1268');
    expect(country.parentElement?.lastChild?.textContent).toBe('+1268');
  });

  test('the country selector precedes the number, and a choice keeps what was typed', async () => {
    const { field, country } = typedPhone({ value: '5550123' });
    await userEvent.tab();
    expect(document.activeElement).toBe(country);
    await userEvent.selectOptions(country, 'AG');
    await userEvent.tab();
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('(555) 0123');
  });

  test('the visible code over the country selector is hidden from screen readers', () => {
    const { country } = typedPhone({ country: 'DE' });
    const shown = screen.getByText('+49');
    expect(shown.closest('[aria-hidden=true]')).toBeTruthy();
    expect(country.parentElement?.contains(shown)).toBe(true);
  });
});

test('number and country are left to right on a right-to-left page', () => {
  const { field, country } = typedPhone();
  expect({ fieldDir: field.dir, countryDir: country.dir }).toEqual({ fieldDir: 'ltr', countryDir: 'ltr' });
});

test('two numbers on a page have names of their own', () => {
  const { field, country } = typedPhone({ name: 'mobile' });
  expect({ fieldName: field.name, countryName: country.name }).toEqual({
    fieldName: 'mobile',
    countryName: 'mobile-country',
  });
});

test('a number that the embedder sets is shown formatted, and moves no focus', () => {
  const props = {
    label: 'Phone number',
    countryLabel: 'Country',
    countries: aFewCountries,
    format: inBrackets,
    country: 'US',
  };
  const field = (value: string) => (
    <PhoneField {...props} value={value} onChange={() => undefined} onCountryChange={() => undefined} />
  );
  const { rerender } = render(field('555'));
  rerender(field('5550123'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('(555) 0123');
  expect(document.activeElement).toBe(document.body);
});
