import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToastNote } from './toast-queue';
import { Toasts } from './toast';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const resent: ToastNote = { id: 1, tone: 'success', text: 'Email resent' };
const failed: ToastNote = { id: 2, tone: 'error', text: 'That did not work.' };

function show(...notes: ToastNote[]) {
  const onDismiss = vi.fn();
  const { container, rerender } = render(<Toasts label="Messages" notes={[]} onDismiss={onDismiss} />);
  const region = container.querySelector('[aria-live=polite]');
  const add = () => rerender(<Toasts label="Messages" notes={notes} onDismiss={onDismiss} />);
  add();
  return { region, container, onDismiss };
}

test('a note is announced once, by a region that was rendered before it [T-APG-3]', async () => {
  const { region } = show(resent);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(screen.getByText('Email resent')).toBeTruthy();
  expect(region?.textContent).toBe('Email resent');
  expect(document.body.textContent).toBe('Email resent');
});

test('the region of the notes is exposed only while it has notes [B-SAY-5]', async () => {
  const place = { name: 'Messages' };
  const { rerender } = render(<Toasts label="Messages" notes={[]} onDismiss={vi.fn()} />);
  expect({ region: screen.queryByRole('region', place), status: screen.queryByRole('status') }).toEqual({
    region: null,
    status: null,
  });
  rerender(<Toasts label="Messages" notes={[resent]} onDismiss={vi.fn()} />);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('region', place).textContent).toBe('Email resent');
});

test('no toast is rendered outside the root', async () => {
  const { container } = show(resent, failed);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect([...document.body.children]).toEqual([container]);
  expect(document.querySelector('style')).toBeNull();
});

test('a success is removed after two seconds, a failure after four [B-TIME-5]', async () => {
  const { onDismiss } = show(resent, failed);
  await act(() => vi.advanceTimersByTimeAsync(2_100));
  expect(onDismiss.mock.calls).toEqual([[1]]);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(onDismiss.mock.calls).toEqual([[1], [2]]);
});

test('hovering a note pauses its timer [B-TIME-5]', async () => {
  const { onDismiss } = show(resent);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  fireEvent.pointerMove(screen.getByText('Email resent'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Messages' }));
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('a note does not take the focus', async () => {
  render(<button type="button">Resend code</button>);
  const button = screen.getByRole('button', { name: 'Resend code' });
  button.focus();
  show(resent);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(document.activeElement).toBe(button);
});
