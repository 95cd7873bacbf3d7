import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './logo';

test("a logo's server does not learn which page a user is on", () => {
  render(<Logo src="https://cdn.example.com/logo.png" alt="Acme" />);
  expect(screen.getByRole('img', { name: 'Acme' }).getAttribute('referrerpolicy')).toBe('no-referrer');
});

test('a logo that does not load shows its alternative text, and a new address is loaded [T-WCAG-111]', () => {
  const { rerender } = render(<Logo src="https://cdn.example.com/gone.png" alt="Acme" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Acme')).toBeTruthy();
  rerender(<Logo src="https://cdn.example.com/new.png" alt="Acme" />);
  expect(screen.getByRole('img', { name: 'Acme' })).toBeTruthy();
});
