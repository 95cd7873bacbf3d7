import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { Field } from './field';

test('any control belongs to its label, hint and error [T-SEEN-6] [T-WCAG-332]', () => {
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

function errorOf(control: HTMLElement, attribute: 'aria-describedby' | 'aria-errormessage') {
  const ids = control.getAttribute(attribute)?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

test('an error of the focused field is announced once, and again when the field is focused again', () => {
  const field = (error?: string, errorCause?: object) => (
    <Field label="Nickname" hint="Short." error={error} errorCause={errorCause}>
      {(control) => <textarea {...control} />}
    </Field>
  );
  const { rerender } = render(field());
  const control = screen.getByRole('textbox', { name: 'Nickname' });
  control.focus();
  rerender(field('Taken.', { failure: 1 }));
  // Its description does not change: a reader would speak it after the alert.
  expect(screen.getByRole('alert').textContent).toBe('Taken.');
  expect(errorOf(control, 'aria-describedby')).toEqual(['Short.']);
  expect(errorOf(control, 'aria-errormessage')).toEqual(['Taken.']);
  act(() => control.blur());
  expect(errorOf(control, 'aria-describedby')).toEqual(['Short.', 'Taken.']);
  expect(errorOf(control, 'aria-errormessage')).toEqual([]);
  rerender(field());
  expect(errorOf(control, 'aria-describedby')).toEqual(['Short.']);
});

test('moving focus to the field with its error does not announce the error twice', () => {
  function Form({ error }: { error?: string }) {
    const form = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      if (error) form.current?.querySelector('textarea')?.focus();
    }, [error]);
    return (
      <div ref={form}>
        <Field label="Nickname" error={error}>
          {(control) => <textarea {...control} />}
        </Field>
      </div>
    );
  }
  const { rerender } = render(<Form />);
  rerender(<Form error="Taken." />);
  const control = screen.getByRole('textbox', { name: 'Nickname' });
  expect(document.activeElement).toBe(control);
  expect(errorOf(control, 'aria-describedby')).toEqual([]);
  expect(errorOf(control, 'aria-errormessage')).toEqual(['Taken.']);
});
