import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './logo';

const address = 'https://cdn.example.com/logo.png';

test("a logo's server does not learn which page a user is on", () => {
  render(<Logo src={address} alt="Acme" />);
  expect(screen.getByRole('img', { name: 'Acme' }).getAttribute('referrerpolicy')).toBe('no-referrer');
});

test('a logo that does not load shows its alternative text, and a new address is loaded [T-WCAG-111]', () => {
  const { rerender } = render(<Logo src={address} alt="Acme" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Acme')).toBeTruthy();
  rerender(<Logo src="https://cdn.example.com/new.png" alt="Acme" />);
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Acme' }).src).toBe('https://cdn.example.com/new.png');
  expect(screen.queryByText('Acme')).toBeNull();
});

test('a logo without alternative text is silent', () => {
  render(<Logo src={address} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('presentation')).toBeTruthy();
});

test('a logo without alternative text that does not load renders no text', () => {
  const { container } = render(<Logo src={address} alt="" />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(container.textContent).toBe('');
  expect(container.querySelector('img')).toBeNull();
});

test('an address that failed before is not tried again', () => {
  const { rerender } = render(<Logo src={address} alt="Acme" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Logo src={address} alt="Acme Corporation" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Acme Corporation')).toBeTruthy();
});
