import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from '.';

test('any control belongs to its label, hint and error', () => {
  render(
    <Field label="Nickname" hint="Short." error="Taken." describedBy="elsewhere">
      {(control) => <textarea {...control} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Nickname' });
  const [hint = '', error = '', elsewhere] = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(hint)?.textContent).toBe('Short.');
  expect(document.getElementById(error)?.textContent).toBe('Taken.');
  expect(elsewhere).toBe('elsewhere');
});
