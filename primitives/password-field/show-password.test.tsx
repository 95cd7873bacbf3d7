import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { PasswordField, type PasswordFieldProps } from './password-field';

function setUp(props: Partial<PasswordFieldProps> = {}) {
  const onLeave = vi.fn();
  const onChange = vi.fn();
  function Typed(more: Partial<PasswordFieldProps>) {
    const [value, setValue] = useState('');
    return (
      <PasswordField
        label="Password"
        autoComplete="current-password"
        showLabel="Show password"
        hideLabel="Hide password"
        onLeave={onLeave}
        {...props}
        {...more}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  const { rerender } = render(<Typed />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  const change = (more: Partial<PasswordFieldProps>) => rerender(<Typed {...more} />);
  return { field, toggle: screen.getByRole('button', { name: 'Show password' }), onLeave, onChange, change };
}

describe('the button that shows the password', () => {
  test('the button that shows the password follows the field in the tab order, and refers to it', async () => {
    const { field, toggle } = setUp();
    await userEvent.tab();
    expect(document.activeElement).toBe(field);
    await userEvent.tab();
    expect(document.activeElement).toBe(toggle);
    expect(toggle.getAttribute('aria-controls')).toBe(field.id);
  });

  test.each(['{Enter}', ' '])(
    'the button that shows the password keeps focus, and changes its name to hiding (%j)',
    async (key) => {
      const { field, toggle } = setUp();
      await userEvent.type(field, 'secret');
      await userEvent.tab();
      await userEvent.keyboard(key);
      expect({ fieldType: field.type, ariaLabel: toggle.getAttribute('aria-label') }).toEqual({
        fieldType: 'text',
        ariaLabel: 'Hide password',
      });
      expect(document.activeElement).toBe(toggle);
      await userEvent.keyboard(key);
      expect({ fieldType: field.type, ariaLabel: toggle.getAttribute('aria-label') }).toEqual({
        fieldType: 'password',
        ariaLabel: 'Show password',
      });
    },
  );

  test('the button that shows the password keeps focus in Safari too, where setting a selection moves focus', async () => {
    const { field, toggle } = setUp();
    await userEvent.type(field, 'secret');
    await userEvent.tab();
    field.setSelectionRange = () => field.focus();
    await userEvent.keyboard('{Enter}');
    expect(field.type).toBe('text');
    expect(document.activeElement).toBe(toggle);
  });
});

test('a press on the button leaves the focus in the field', async () => {
  const { field, toggle, onLeave } = setUp();
  await userEvent.type(field, 'secret');
  await userEvent.pointer({ keys: '[TouchA]', target: toggle });
  expect(document.activeElement).toBe(field);
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('every character counts as it was typed: spaces, accents, other scripts', async () => {
  const { field, onChange } = setUp();
  await userEvent.click(field);
  await userEvent.paste('  pâss　密\t ');
  expect(onChange.mock.calls).toEqual([['  pâss　密\t ']]);
  expect(field.value).toBe('  pâss　密\t ');
});

test('a value that a password manager fills in, without a key, counts', () => {
  const { field, onChange } = setUp();
  fireEvent.input(field, { target: { value: 'from the manager' } });
  expect(onChange.mock.calls).toEqual([['from the manager']]);
});

test('an error is the description of the field, whether the password is shown or not', async () => {
  const { field, toggle, change } = setUp({ hint: 'At least 8 characters.' });
  change({ error: 'Too short.' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = () => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent);
  };
  expect(described()).toEqual(['At least 8 characters.', 'Too short.']);
  await userEvent.click(toggle);
  expect(described()).toEqual(['At least 8 characters.', 'Too short.']);
});

test('a page that was not hidden does not mask a shown password', async () => {
  const { field, toggle } = setUp();
  await userEvent.click(toggle);
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
  expect(field.type).toBe('text');
});

test('two passwords are shown independently', async () => {
  const one = (label: string) => (
    <PasswordField
      label={label}
      value=""
      onChange={() => undefined}
      autoComplete="new-password"
      showLabel={`Show ${label}`}
      hideLabel={`Hide ${label}`}
    />
  );
  render(
    <>
      {one('first')}
      {one('second')}
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show second' }));
  const types = ['first', 'second'].map((label) => screen.getByLabelText<HTMLInputElement>(label).type);
  expect(types).toEqual(['password', 'text']);
});
