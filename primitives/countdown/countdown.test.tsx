import { render, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Countdown, formatRemaining } from './countdown';

test.each([
  [300, '5:00'],
  [61, '1:01'],
  [59.9, '0:59'],
  [0, '0:00'],
  [-5, '0:00'],
  [3_661, '61:01'],
])('%d seconds read %s', (seconds, text) => expect(formatRemaining(seconds)).toBe(text));

test('the time in Persian has Persian digits', () => expect(formatRemaining(65, 'fa')).toBe('۱:۰۵'));

test('the time continues on a page that the browser has translated', () => {
  const { rerender } = render(<Countdown text="Your code expires in 4:59." />);
  const sentence = screen.getByText('Your code expires in 4:59.');
  const translated = document.createElement('font');
  translated.textContent = 'Ihr Code gilt noch 4:59.';
  sentence.replaceChildren(translated);
  rerender(<Countdown text="Your code expires in 4:58." />);
  expect(screen.getByRole('timer').textContent).toBe('Your code expires in 4:58.');
});

test('a screen reader finds the time as a paragraph, not as the word "timer" alone', () => {
  render(<Countdown text="Your code expires in 4:59." />);
  expect(within(screen.getByRole('timer')).getByRole('paragraph').textContent).toBe('Your code expires in 4:59.');
});

test('any remaining time is shown as whole minutes and two digits of seconds', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (seconds) => {
      const [, minutes = '', rest = ''] = /^(\d+):([0-5]\d)$/.exec(formatRemaining(seconds)) ?? [];
      expect(Number(minutes) * 60 + Number(rest)).toBe(Math.floor(seconds));
    }),
  );
});

test('the time is not announced as it ticks, and is not in the tab order', () => {
  const { rerender } = render(<Countdown text="Your code expires in 0:02." />);
  const timer = screen.getByRole('timer');
  rerender(<Countdown text="Your code expires in 0:01." />);
  expect(screen.getByRole('timer')).toBe(timer);
  expect(timer.closest('[aria-live=polite], [aria-live=assertive]')).toBeNull();
  expect({ tabIndex: timer.tabIndex, timerId: timer.id }).toEqual({ tabIndex: -1, timerId: '' });
});
