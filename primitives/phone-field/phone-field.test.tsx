import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { typedPhone } from '../testing/typed-phone';

test('a number is formatted while it is typed, and its digits are kept', async () => {
  const { field, onChange } = typedPhone();
  await userEvent.type(field, '5550100');
  expect(field.value).toBe('(555) 0100');
  expect(onChange).toHaveBeenLastCalledWith('5550100');
});

test('the caret stays in place when a digit in the middle is corrected', async () => {
  const { field } = typedPhone();
  await userEvent.type(field, '5550100');
  field.setSelectionRange(3, 3);
  await userEvent.keyboard('{Backspace}');
  expect(field.value).toBe('(550) 100');
  expect(field.selectionStart).toBe(2);
  await userEvent.keyboard('9');
  expect(field.value).toBe('(595) 0100');
  expect(field.selectionStart).toBe(3);
});

test('a user can delete through the brackets', async () => {
  const { field } = typedPhone();
  await userEvent.type(field, '5550{Backspace}{Backspace}{Backspace}');
  expect(field.value).toBe('5');
});

test('letters change nothing', async () => {
  const { field, onChange } = typedPhone();
  await userEvent.type(field, '55a');
  expect(field.value).toBe('55');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a user chooses a country by its whole name, and sees its calling code [B-PHONE-1] [T-APG-4] [T-SEEN-9]', async () => {
  const { field } = typedPhone();
  const country = screen.getByRole('combobox', { name: 'Country' });
  await userEvent.selectOptions(country, 'Germany +49');
  expect(country.parentElement?.lastChild?.textContent).toBe('+49');
  expect({ autocomplete: country.getAttribute('autocomplete'), fieldAutocomplete: field.autocomplete }).toEqual({
    autocomplete: 'tel-country-code',
    fieldAutocomplete: 'tel-national',
  });
  expect(field.placeholder).toBe('(123) 456-7890');
});

test('an error of the number is announced', () => {
  const { field } = typedPhone({ error: 'Phone number is invalid.' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Phone number is invalid.',
  );
});

test('only the first kilobyte of a pasted megabyte is read', async () => {
  const { field, onChange } = typedPhone({ format: undefined });
  await userEvent.click(field);
  await userEvent.paste('5'.repeat(1_000_000));
  expect(onChange.mock.calls).toEqual([['5'.repeat(1_024)]]);
  expect(field.value).toHaveLength(1_024);
});
