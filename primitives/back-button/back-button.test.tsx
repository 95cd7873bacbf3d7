import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { BackButton } from './back-button';

test('the back button works with the keyboard', async () => {
  const onClick = vi.fn();
  render(<BackButton label="Back" onClick={onClick} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test('a tap on the back button submits no form, and passes no event on', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <BackButton label="Back" onClick={onClick} />
    </form>,
  );
  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') });
  expect(onClick.mock.calls).toEqual([[]]);
  // Nor does Enter in a field go back.
  await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit.mock.calls.length).toBeLessThanOrEqual(1);
});

test("a screen reader announces the name in the user's language, not the arrow", () => {
  const { rerender } = render(<BackButton label="Back" onClick={() => undefined} />);
  rerender(<BackButton label="رجوع" onClick={() => undefined} />);
  const button = screen.getByRole('button', { name: 'رجوع' });
  expect(button.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1);
});

test('a screen can move focus to it, and find it by a key', () => {
  const ref = createRef<HTMLButtonElement>();
  const key = { 'data-focus-key': 'back' };
  render(<BackButton ref={ref} label="Back" onClick={() => undefined} aria-describedby="more" {...key} />);
  ref.current?.focus();
  expect(document.activeElement).toBe(document.querySelector('[data-focus-key=back]'));
  expect(ref.current?.getAttribute('aria-describedby')).toBe('more');
});
