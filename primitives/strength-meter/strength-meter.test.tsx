import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { StrengthMeter } from './strength-meter';

test('a screen reader announces the strength as a word [T-APG-6]', () => {
  render(<StrengthMeter segments={3} tone="good" label="Password strength" word="Good" />);
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  expect(meter.getAttribute('aria-valuetext')).toBe('Good');
  expect(meter.getAttribute('aria-valuenow')).toBe('3');
  expect(meter.querySelectorAll('[data-full]')).toHaveLength(3);
});

test.each([
  [0, 'weak', ''],
  [1, 'weak', 'Weak'],
  [2, 'fair', 'Fair'],
  [3, 'good', 'Good'],
  [4, 'strong', 'Strong'],
] as const)('a meter of strength %d fills as many segments, and announces the word "%s"', (segments, tone, word) => {
  render(<StrengthMeter segments={segments} tone={tone} label="Password strength" word={word} />);
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  const names = ['aria-valuemin', 'aria-valuenow', 'aria-valuemax', 'aria-valuetext'];
  expect(names.map((name) => meter.getAttribute(name))).toEqual(['0', String(segments), '4', word]);
  // They are filled from the start of the line, without a gap.
  const rendered = [...(meter.firstElementChild?.children ?? [])].map((segment) => segment.hasAttribute('data-full'));
  expect(rendered).toEqual([0, 1, 2, 3].map((index) => index < segments));
  expect(meter.textContent).toBe(word);
});

test('a meter that changes is not announced by itself, and keeps its element', () => {
  const { rerender } = render(<StrengthMeter segments={1} tone="weak" label="Password strength" word="Weak" />);
  const meter = screen.getByRole('meter');
  rerender(<StrengthMeter segments={4} tone="strong" label="Password strength" word="Strong" />);
  expect(screen.getByRole('meter')).toBe(meter);
  expect(meter.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
  expect(screen.queryByText('Weak')).toBeNull();
});

test('a meter is not focusable, and cannot be changed', async () => {
  render(<StrengthMeter segments={2} tone="fair" label="Password strength" word="Fair" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
