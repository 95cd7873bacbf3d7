import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { giveFocus, Heading } from '.';

test('focus can be moved to a title, and nobody tabs to it', () => {
  render(<Heading level={3}>Check your email</Heading>);
  const title = screen.getByRole('heading', { level: 3, name: 'Check your email' });
  giveFocus(title);
  expect(document.activeElement).toBe(title);
  expect(title.tabIndex).toBe(-1);
});

test('somebody who cannot see finds a hidden title', () => {
  render(<Heading isHidden>Sign up or log in</Heading>);
  expect(screen.getByRole('heading', { level: 2, name: 'Sign up or log in' })).toBeTruthy();
});

test('a title that has not the focus cannot take it, so that no reader calls it clickable', () => {
  render(<Heading>Check your email</Heading>);
  const title = screen.getByRole('heading', { name: 'Check your email' });
  expect(title.hasAttribute('tabindex')).toBe(false);
  giveFocus(title);
  title.blur();
  expect(title.hasAttribute('tabindex')).toBe(false);
});

test('what can be tabbed to stays so', () => {
  render(<button type="button">Continue</button>);
  const button = screen.getByRole('button');
  giveFocus(button);
  button.blur();
  expect([button.tabIndex, button.hasAttribute('tabindex')]).toEqual([0, false]);
});
