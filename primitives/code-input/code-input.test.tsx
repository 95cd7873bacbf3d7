import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CodeInput } from './code-input';
import { typedCode } from '../testing/typed-code';

test('a user who types six digits sends them once [B-OTP-2] [T-WCAG-322]', async () => {
  const { field, onComplete } = typedCode();
  await userEvent.type(field, '12 34-56');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('a user who types beyond the last digit sends nothing more', async () => {
  const { field, onComplete } = typedCode();
  await userEvent.type(field, '12345678');
  expect(field.value).toBe('123456');
  expect(onComplete).toHaveBeenCalledOnce();
});

test('a user who corrects the last digit sends the new code', async () => {
  const { field, onComplete } = typedCode();
  await userEvent.type(field, '123456{Backspace}7');
  expect(onComplete.mock.calls).toEqual([['123456'], ['123457']]);
});

test.each(['123456', '123 456', '123-456', 'G-123456 is your code', '١٢٣٤٥٦'])(
  'a user who pastes "%s" sends the code in it once [T-TEXT-14]',
  async (pasted) => {
    const { field, onComplete } = typedCode();
    await userEvent.click(field);
    await userEvent.paste(pasted);
    expect(field.value).toBe('123456');
    expect(onComplete.mock.calls).toEqual([['123456']]);
  },
);

test('a user who pastes seven digits keeps what was there [T-TEXT-14]', async () => {
  const { field, onComplete } = typedCode();
  await userEvent.type(field, '98');
  await userEvent.paste('1234567');
  expect(field.value).toBe('98');
  expect(onComplete).not.toHaveBeenCalled();
});

test('a user whose phone fills the code in, without a key, sends it once [T-TEXT-14]', () => {
  const { field, onComplete } = typedCode();
  fireEvent.input(field, { target: { value: '123456' } });
  fireEvent.change(field);
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('full-width digits of an input method are sent when the composition ends', () => {
  const { field, onComplete } = typedCode();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '１２３' } });
  expect(field.value).toBe('１２３');
  fireEvent.input(field, { target: { value: '１２３４５６' } });
  expect(onComplete).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('123456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('while the code is checked it keeps focus, and cannot be changed [B-OTP-4] [T-APG-9]', async () => {
  const { field, onComplete, change } = typedCode({ value: '123456' });
  await userEvent.click(field);
  change({ isBusy: true });
  await userEvent.keyboard('7');
  fireEvent.input(field, { target: { value: '999999' } });
  expect(document.activeElement).toBe(field);
  expect(field.disabled).toBe(false);
  expect(field.getAttribute('aria-disabled')).toBe('true');
  expect(field.value).toBe('123456');
  expect(onComplete).not.toHaveBeenCalled();
});

test('a user whose code was wrong replaces it by typing', async () => {
  const { field, change } = typedCode({ value: '123456' });
  change({ error: 'Invalid passcode, please try again.', errorCause: { failure: 1 } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Invalid passcode',
  );
  act(() => field.focus());
  expect(document.querySelectorAll('[data-selected]')).toHaveLength(6);
  await userEvent.keyboard('7');
  expect(field.value).toBe('7');
});

test('a user whose second code was wrong, with the same error, replaces it by typing as well [B-OTP-5]', async () => {
  const { field, onComplete, change } = typedCode();
  const error = 'Invalid passcode, please try again.';
  await userEvent.type(field, '123456');
  change({ error });
  await userEvent.keyboard('654321');
  change({ error, isBusy: true });
  change({ error });
  await userEvent.keyboard('7');
  expect(field.value).toBe('7');
  expect(onComplete.mock.calls).toEqual([['123456'], ['654321']]);
});

test('no selection is announced between a wrong code and its error', async () => {
  const { field, change } = typedCode();
  await userEvent.type(field, '123456');
  const select = vi.spyOn(field, 'select');
  change({ error: 'Invalid passcode, please try again.', errorCause: { failure: 1 } });
  expect({
    selectionStart: field.selectionStart,
    selectionEnd: field.selectionEnd,
    selectCalls: select.mock.calls.length,
  }).toEqual({ selectionStart: 6, selectionEnd: 6, selectCalls: 0 });
  await userEvent.keyboard('98');
  expect(field.value).toBe('98');
});

test.each([
  ['{Backspace}', ''],
  ['x', '123456'],
  ['{ArrowLeft}{Backspace}', '12346'],
])('a user whose code was wrong presses %s and has "%s"', async (keys, left) => {
  const { field, change } = typedCode();
  await userEvent.type(field, '123456');
  change({ error: 'Invalid passcode, please try again.', errorCause: { failure: 1 } });
  await userEvent.keyboard(keys);
  expect(field.value).toBe(left);
});

test('a user whose code was wrong pastes the right one, or too much', async () => {
  const { field, onComplete, change } = typedCode();
  await userEvent.type(field, '123456');
  change({ error: 'Invalid passcode, please try again.', errorCause: { failure: 1 } });
  await userEvent.paste('1234567');
  expect(field.value).toBe('123456');
  await userEvent.paste('654 321');
  expect(onComplete.mock.calls).toEqual([['123456'], ['654321']]);
});

test('the code is in no attribute of the page [T-SECRET-2]', async () => {
  const { field } = typedCode();
  await userEvent.type(field, '654321');
  expect(document.body.innerHTML).not.toMatch(/="[^"]*654321/);
});

test('a phone offers the code that came by text message [T-SEEN-9] [T-WCAG-135]', () => {
  const { field } = typedCode();
  expect(field.autocomplete).toBe('one-time-code');
  expect(field.inputMode).toBe('numeric');
  expect(field.dir).toBe('ltr');
  expect(field.getAttribute('spellcheck')).toBe('false');
});

test('only the first kilobyte of a pasted megabyte is read [T-TEXT-3]', async () => {
  const { field, onComplete } = typedCode();
  await userEvent.click(field);
  await userEvent.paste(`${'so it goes '.repeat(100_000)}123456`);
  expect(field.value).toBe('');
  await userEvent.paste(`123456${' so it goes'.repeat(100_000)}`);
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('Enter does not submit a form of the host around the field, and the code is no part of it', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const host = document.body.appendChild(document.createElement('form'));
  host.addEventListener('submit', onSubmit);
  render(<CodeInput label="One-time passcode" value="1234" onChange={() => undefined} />, { container: host });
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect([...new FormData(host).keys()]).toEqual([]);
  host.remove();
});

test('a user whose code could not be sent sends it with Enter [B-OTP-5]', async () => {
  const { field, onComplete, change } = typedCode({ value: '123456' });
  await userEvent.type(field, '{Enter}');
  expect(onComplete.mock.calls).toEqual([['123456']]);
  change({ isBusy: true });
  await userEvent.type(field, '{Enter}');
  change({ isBusy: false, error: 'Invalid passcode, please try again.', errorCause: { failure: 1 } });
  await userEvent.type(field, '{Enter}');
  expect(onComplete).toHaveBeenCalledOnce();
});

test('the field and the rendered digits carry the marks that recorders leave out [T-SECRET-9]', () => {
  const { field } = typedCode({ value: '123456' });
  const digits = screen.getByText('1').closest('[aria-hidden]');
  expect(digits?.textContent).toBe('123456');
  for (const one of [field, digits]) {
    for (const mark of ['data-private', 'data-hj-suppress', 'data-clarity-mask', 'data-dd-privacy', 'data-sentry-mask'])
      expect(one?.hasAttribute(mark)).toBe(true);
    expect(one?.className).toMatch(/^\S+ rr-mask rr-ignore ph-no-capture fs-mask$/);
  }
});
