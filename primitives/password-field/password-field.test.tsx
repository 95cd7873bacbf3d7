import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PasswordField, type PasswordFieldProps } from './password-field';

function setUp(props: Partial<PasswordFieldProps> = {}) {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  function Typed() {
    const [value, setValue] = useState('');
    return (
      <form onSubmit={onSubmit}>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          showLabel="Show password"
          hideLabel="Hide password"
          {...props}
          value={value}
          onChange={setValue}
        />
      </form>
    );
  }
  render(<Typed />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  return { field, toggle, onSubmit };
}

test('the field carries the marks that recorders leave out, since its text can be shown [T-SECRET-9]', () => {
  const { field } = setUp();
  expect(field.className).toMatch(/^\S+ rr-mask rr-ignore ph-no-capture fs-mask$/);
  expect(field.hasAttribute('data-private')).toBe(true);
});

test('a user shows the typed password, and hides it again, and nothing is submitted [B-PASS-3] [T-APG-5]', async () => {
  const { field, toggle, onSubmit } = setUp();
  await userEvent.type(field, 'secret');
  await userEvent.click(toggle);
  expect(field.type).toBe('text');
  expect(toggle.getAttribute('aria-label')).toBe('Hide password');
  expect(toggle.hasAttribute('aria-pressed')).toBe(false);
  await userEvent.click(toggle);
  expect(field.type).toBe('password');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('showing the password keeps the caret', async () => {
  const { field, toggle } = setUp();
  await userEvent.type(field, 'secret');
  field.setSelectionRange(2, 4);
  await userEvent.click(toggle);
  expect(document.activeElement).toBe(field);
  expect({ selectionStart: field.selectionStart, selectionEnd: field.selectionEnd }).toEqual({
    selectionStart: 2,
    selectionEnd: 4,
  });
});

test('a shown password is masked when the form is sent [T-SECRET-2]', async () => {
  const { field, toggle, onSubmit } = setUp();
  await userEvent.type(field, 'secret');
  await userEvent.click(toggle);
  await userEvent.type(field, '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(field.type).toBe('password');
});

test.each([
  ['a user leaves', () => new Event('pagehide')],
  ['a user comes back', () => Object.assign(new Event('pageshow'), { persisted: true })],
])('a shown password is masked when %s', async (_case, event) => {
  const { field, toggle } = setUp();
  await userEvent.click(toggle);
  expect(field.type).toBe('text');
  fireEvent(window, event());
  expect(field.type).toBe('password');
});

test('the password is in no attribute of the page', async () => {
  const { field, toggle } = setUp();
  await userEvent.type(field, 'canary-7f3');
  await userEvent.click(toggle);
  expect(document.body.innerHTML).not.toContain('canary-7f3');
  expect(field.value).toBe('canary-7f3');
});

test('a password manager finds its attributes', () => {
  const { field } = setUp({ autoComplete: 'new-password', passwordRules: 'minlength: 8;', minLength: 8 });
  const names = ['autocomplete', 'passwordrules', 'minlength', 'maxlength', 'autocapitalize', 'spellcheck', 'name'];
  expect(names.map((name) => field.getAttribute(name))).toEqual([
    'new-password',
    'minlength: 8;',
    '8',
    null,
    'none',
    'false',
    'password',
  ]);
});

test('a user who pastes a megabyte keeps the first thousand characters [T-TEXT-3]', async () => {
  const { field } = setUp();
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(1_000_000));
  await userEvent.keyboard('b');
  expect(field.value).toBe('a'.repeat(1_024));
});
