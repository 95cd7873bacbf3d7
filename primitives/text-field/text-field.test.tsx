import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TextField, type TextFieldProps } from './text-field';

function Typed(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <TextField label="Email address" {...props} value={value} onChange={setValue} />;
}

function describedBy(element: HTMLElement) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

test('a user types into the field that the label names', async () => {
  render(<Typed />);
  await userEvent.type(screen.getByLabelText('Email address'), 'ada@example.com');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ada@example.com');
});

test('hint and error are the description of the field', () => {
  render(<Typed hint="We send a link." error="Email format is invalid." describedBy="elsewhere" isRequired />);
  const field = screen.getByRole('textbox', { name: 'Email address' });
  expect(describedBy(field)).toEqual(['We send a link.', 'Email format is invalid.', undefined]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-required')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Email format is invalid.');
});

test('the same error is announced again after a new attempt [B-SAY-2] [T-WCAG-331]', () => {
  const { rerender } = render(<Typed error="No." errorCause={{ failure: 1 }} />);
  const first = screen.getByRole('alert');
  rerender(<Typed error="No." errorCause={{ failure: 2 }} />);
  expect(screen.getByRole('alert')).not.toBe(first);
});

test('a user can focus and copy a locked field, not change it [B-PASS-1]', async () => {
  render(<Typed value="ada@example.com" isLocked />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, 'x');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('ada@example.com');
});

test('a user who pastes a megabyte keeps the first thousand characters', async () => {
  render(<Typed />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(1_000_000));
  expect(field.value).toHaveLength(1_024);
  await userEvent.keyboard('b');
  expect(field.value).toBe('a'.repeat(1_024));
});

test('a surrogate pair is not cut in half', async () => {
  render(<Typed />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.click(field);
  await userEvent.paste(`a${'😀'.repeat(1_000)}`);
  expect(field.value).toBe(`a${'😀'.repeat(511)}`);
});

test('an embedder can set the purpose of a field, and cannot separate it from its label', async () => {
  const onBlur = vi.fn();
  // A host without types.
  const id = { id: 'mine' };
  render(<Typed {...id} type="email" name="email" autoComplete="username" inputMode="email" onBlur={onBlur} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
  expect({
    fieldType: field.type,
    fieldName: field.name,
    fieldAutocomplete: field.autocomplete,
    inputMode: field.inputMode,
  }).toEqual({ fieldType: 'email', fieldName: 'email', fieldAutocomplete: 'username', inputMode: 'email' });
  expect(field.id).not.toBe('mine');
  await userEvent.click(field);
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test.each([
  ['email', 'none', 'false'],
  ['text', 'words', 'true'],
] as const)('a keyboard of type %s does not correct what it should not', (type, autoCapitalize, spellCheck) => {
  const own = type === 'text' ? { autoCapitalize, spellCheck: true } : {};
  render(<Typed type={type} {...own} />);
  const field = screen.getByRole('textbox');
  expect({
    autocapitalize: field.getAttribute('autocapitalize'),
    spellcheck: field.getAttribute('spellcheck'),
  }).toEqual({ autocapitalize: autoCapitalize, spellcheck: spellCheck });
});

test('a screen can move focus to the field, and a user reads it in a locked one', () => {
  const ref = createRef<HTMLInputElement>();
  render(<Typed inputRef={ref} value="ada@example.com" isLocked />);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect({ currentReadOnly: ref.current?.readOnly, currentDisabled: ref.current?.disabled }).toEqual({
    currentReadOnly: true,
    currentDisabled: false,
  });
});
