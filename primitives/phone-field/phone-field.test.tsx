import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PhoneField, type PhoneFieldProps } from '.';

const countries = [
  { code: 'DE', callingCode: '49', name: 'Germany' },
  { code: 'US', callingCode: '1', name: 'United States' },
];
const format = (digits: string) => (digits.length > 3 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : digits);

function setUp(props: Partial<PhoneFieldProps> = {}) {
  const onChange = vi.fn();
  function Typed() {
    const [value, setValue] = useState('');
    const [country, setCountry] = useState('US');
    return (
      <PhoneField
        label="Phone number"
        countryLabel="Country"
        countries={countries}
        format={format}
        {...props}
        value={value}
        onChange={(digits) => {
          onChange(digits);
          setValue(digits);
        }}
        country={country}
        onCountryChange={setCountry}
      />
    );
  }
  render(<Typed />);
  return { field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' }), onChange };
}

test('somebody sees their number take shape, and digits are kept', async () => {
  const { field, onChange } = setUp();
  await userEvent.type(field, '5550100');
  expect(field.value).toBe('(555) 0100');
  expect(onChange).toHaveBeenLastCalledWith('5550100');
});

test('somebody who corrects a digit in the middle stays there', async () => {
  const { field } = setUp();
  await userEvent.type(field, '5550100');
  field.setSelectionRange(3, 3);
  await userEvent.keyboard('{Backspace}');
  expect(field.value).toBe('(550) 100');
  expect(field.selectionStart).toBe(2);
  await userEvent.keyboard('9');
  expect(field.value).toBe('(595) 0100');
  expect(field.selectionStart).toBe(3);
});

test('somebody can delete through the brackets', async () => {
  const { field } = setUp();
  await userEvent.type(field, '5550{Backspace}{Backspace}{Backspace}');
  expect(field.value).toBe('5');
});

test('letters change nothing', async () => {
  const { field, onChange } = setUp();
  await userEvent.type(field, '55a');
  expect(field.value).toBe('55');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('somebody chooses a country by its whole name, and sees its calling code', async () => {
  const { field } = setUp();
  const country = screen.getByRole('combobox', { name: 'Country' });
  await userEvent.selectOptions(country, 'Germany +49');
  expect(country.parentElement?.lastChild?.textContent).toBe('+49');
  expect([country.getAttribute('autocomplete'), field.autocomplete]).toEqual(['tel-country-code', 'tel-national']);
  expect(field.placeholder).toBe('(123) 456-7890');
});

test('somebody hears what is wrong with the number', () => {
  const { field } = setUp({ error: 'Phone number is invalid.' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Phone number is invalid.',
  );
});

test('of a megabyte that is pasted no more than the first kilobyte is read', async () => {
  const { field, onChange } = setUp({ format: undefined });
  await userEvent.click(field);
  await userEvent.paste('5'.repeat(1_000_000));
  expect(onChange.mock.calls).toEqual([['5'.repeat(1_024)]]);
  expect(field.value).toHaveLength(1_024);
});
