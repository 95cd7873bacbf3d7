import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from './spinner';

test('a named spinner is announced, a decorative one is silent [T-APG-10]', () => {
  const { rerender } = render(<Spinner label="Loading" />);
  expect(screen.getByRole('img', { name: 'Loading' })).toBeTruthy();
  rerender(<Spinner />);
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([undefined, ''])('a spinner that has the name %j is a decoration, large or not', (label) => {
  const { container, rerender } = render(<Spinner label={label} />);
  const hidden = () => container.querySelector('svg')?.getAttribute('aria-hidden');
  expect(hidden()).toBe('true');
  rerender(<Spinner label={label} isLarge />);
  expect(hidden()).toBe('true');
});

test('a new name of a spinner is announced', () => {
  const { rerender } = render(<Spinner label="Loading" />);
  const spinner = screen.getByRole('img', { name: 'Loading' });
  expect(spinner.hasAttribute('aria-hidden')).toBe(false);
  rerender(<Spinner label="Logging in" isLarge />);
  expect(screen.getByRole('img', { name: 'Logging in' })).toBe(spinner);
});
