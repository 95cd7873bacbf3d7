import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from '.';

test('focus can be moved to a title, and nobody tabs to it', () => {
  render(<Heading level={3}>Check your email</Heading>);
  const title = screen.getByRole('heading', { level: 3, name: 'Check your email' });
  title.focus();
  expect(document.activeElement).toBe(title);
  expect(title.tabIndex).toBe(-1);
});

test('somebody who cannot see finds a hidden title', () => {
  render(<Heading isHidden>Sign up or log in</Heading>);
  expect(screen.getByRole('heading', { level: 2, name: 'Sign up or log in' })).toBeTruthy();
});
