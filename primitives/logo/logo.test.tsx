import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './logo';

test("a logo's server does not learn which page a user is on", () => {
  render(<Logo src="https://cdn.example.com/logo.png" alt="Acme" />);
  expect(screen.getByRole('img', { name: 'Acme' }).getAttribute('referrerpolicy')).toBe('no-referrer');
});

test('a user for whom the logo does not load reads its words, and a new one gets its chance [T-WCAG-111]', () => {
  const { rerender } = render(<Logo src="https://cdn.example.com/gone.png" alt="Acme" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Acme')).toBeTruthy();
  rerender(<Logo src="https://cdn.example.com/new.png" alt="Acme" />);
  expect(screen.getByRole('img', { name: 'Acme' })).toBeTruthy();
});
