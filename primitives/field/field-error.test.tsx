import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field, type FieldFrameProps } from './field';

const field = (props: Partial<FieldFrameProps> = {}) => (
  <Field label="Nickname" {...props}>
    {(control) => <textarea {...control} />}
  </Field>
);
const control = () => screen.getByRole('textbox', { name: 'Nickname' });
/** The words that a reader finds by an attribute of the control. */
const words = (attribute: string) => {
  const ids = control().getAttribute(attribute)?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no ${id}`).join(' ');
};

// Columns: what a field is given | its description, whether it is wrong, and whether it must be filled in.
test.each<[Partial<FieldFrameProps>, string, boolean, boolean]>([
  [{}, '', false, false],
  [{ hint: 'Short.' }, 'Short.', false, false],
  [{ error: 'Taken.' }, 'Taken.', true, false],
  [{ error: '' }, '', false, false],
  [{ hint: 'Short.', error: 'Taken.' }, 'Short. Taken.', true, false],
  [{ describedBy: 'more' }, 'More.', false, false],
  [{ hint: 'Short.', error: 'Taken.', describedBy: 'more' }, 'Short. Taken. More.', true, false],
  [{ isRequired: true }, '', false, true],
])('a field with %j has its hint and error as description', (props, description, isWrong, isRequired) => {
  render(
    <>
      {field(props)}
      <p id="more">More.</p>
    </>,
  );
  expect(words('aria-describedby')).toBe(description);
  expect(control().hasAttribute('aria-describedby')).toBe(description !== '');
  expect({
    ariaInvalid: control().getAttribute('aria-invalid'),
    ariaRequired: control().getAttribute('aria-required'),
  }).toEqual({ ariaInvalid: isWrong ? 'true' : null, ariaRequired: isRequired ? 'true' : null });
});

test('two fields with equal texts have their own ids', () => {
  const { container } = render(
    <>
      {field({ error: 'Taken.' })}
      {field({ error: 'Taken.' })}
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
});

test('leaving a field clears a resolved error, and the next one is announced once', () => {
  const { rerender } = render(field());
  act(() => control().focus());
  rerender(field({ error: 'Taken.' }));
  rerender(field());
  act(() => control().blur());
  expect({
    wordsAriaDescribedby: words('aria-describedby'),
    wordsAriaErrormessage: words('aria-errormessage'),
  }).toEqual({ wordsAriaDescribedby: '', wordsAriaErrormessage: '' });
  expect(control().hasAttribute('aria-errormessage')).toBe(false);
  act(() => control().focus());
  rerender(field({ error: 'Too short.' }));
  expect({
    wordsAriaDescribedby: words('aria-describedby'),
    wordsAriaErrormessage: words('aria-errormessage'),
  }).toEqual({ wordsAriaDescribedby: '', wordsAriaErrormessage: 'Too short.' });
});

test('a second error in the field is announced once as well', () => {
  const { rerender } = render(field());
  act(() => control().focus());
  rerender(field({ error: 'Taken.' }));
  act(() => control().blur());
  act(() => control().focus());
  expect(words('aria-describedby')).toBe('Taken.');
  rerender(field());
  rerender(field({ error: 'Too short.' }));
  expect({
    wordsAriaDescribedby: words('aria-describedby'),
    wordsAriaErrormessage: words('aria-errormessage'),
  }).toEqual({ wordsAriaDescribedby: '', wordsAriaErrormessage: 'Too short.' });
});

// Columns: what changes | the problem before | the problem then.
test.each<[string, Partial<FieldFrameProps>, Partial<FieldFrameProps>]>([
  ['failure', { error: 'Taken.', errorCause: { failure: 1 } }, { error: 'Taken.', errorCause: { failure: 2 } }],
  ['sentence', { error: 'Taken.' }, { error: 'Too short.' }],
])('another %s of a focused field whose error is described is announced once', (_what, first, second) => {
  const { rerender } = render(field(first));
  expect(words('aria-describedby')).toBe('Taken.');
  act(() => control().focus());
  rerender(field(second));
  expect({ described: words('aria-describedby'), message: words('aria-errormessage') }).toEqual({
    described: '',
    message: second.error,
  });
  act(() => control().blur());
  expect({ described: words('aria-describedby'), message: words('aria-errormessage') }).toEqual({
    described: second.error,
    message: '',
  });
});

// Columns: the error before | the error then, and whether it is spoken again.
test.each([
  ['another failure', { failure: 1 }, { failure: 2 }, true],
  ['the same failure', undefined, undefined, false],
])('the same words about %s are announced again: %s', (_what, first, second, isAgain) => {
  const { rerender } = render(field({ error: 'Taken.', ...(first && { errorCause: first }) }));
  const alert = screen.getByRole('alert');
  rerender(field({ error: 'Taken.', ...(second && { errorCause: second }) }));
  expect(screen.getByRole('alert') !== alert).toBe(isAgain);
});
