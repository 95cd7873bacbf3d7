import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './logo';

const first = 'https://cdn.example.com/logo.png';
const second = 'https://cdn.example.com/other.png';

test('a logo without alternative text is silent', () => {
  render(<Logo src={first} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('presentation')).toBeTruthy();
});

test('a logo without alternative text that does not load renders no text', () => {
  const { container } = render(<Logo src={first} alt="" />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(container.textContent).toBe('');
  expect(container.querySelector('img')).toBeNull();
});

test('an address that failed before is not tried again', () => {
  const { rerender } = render(<Logo src={first} alt="Acme" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Logo src={first} alt="Acme Corporation" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Acme Corporation')).toBeTruthy();
});

test('a logo that loads after one that failed is shown as an image, not as text', () => {
  const { rerender, container } = render(<Logo src={first} alt="Acme" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Logo src={second} alt="Acme" />);
  fireEvent.load(screen.getByRole('img'));
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Acme' }).src).toBe(second);
  expect(container.textContent).toBe('');
});
