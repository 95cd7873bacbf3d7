import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StrengthMeter } from '.';

test('somebody who cannot see hears the strength in a word', () => {
  render(<StrengthMeter segments={3} tone="good" label="Password strength" word="Good" />);
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  expect(meter.getAttribute('aria-valuetext')).toBe('Good');
  expect(meter.getAttribute('aria-valuenow')).toBe('3');
  expect(meter.querySelectorAll('[data-full]')).toHaveLength(3);
});
