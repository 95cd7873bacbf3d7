import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { giveFocus } from '../give-focus';
import { Heading } from './heading';

test('a title can be focused, and is not in the tab order', () => {
  render(<Heading level={3}>Check your email</Heading>);
  const title = screen.getByRole('heading', { level: 3, name: 'Check your email' });
  giveFocus(title);
  expect(document.activeElement).toBe(title);
  expect(title.tabIndex).toBe(-1);
});

test('a screen reader finds a hidden title', () => {
  render(<Heading isHidden>Sign up or log in</Heading>);
  expect(screen.getByRole('heading', { level: 2, name: 'Sign up or log in' })).toBeTruthy();
});

test('a title without focus is not focusable, so that no screen reader calls it clickable', () => {
  render(<Heading>Check your email</Heading>);
  const title = screen.getByRole('heading', { name: 'Check your email' });
  expect(title.hasAttribute('tabindex')).toBe(false);
  giveFocus(title);
  title.blur();
  expect(title.hasAttribute('tabindex')).toBe(false);
});

test('an element in the tab order remains in it', () => {
  render(<button type="button">Continue</button>);
  const button = screen.getByRole('button');
  giveFocus(button);
  button.blur();
  expect({ tabIndex: button.tabIndex, tabindex: button.hasAttribute('tabindex') }).toEqual({
    tabIndex: 0,
    tabindex: false,
  });
});

test.each([1, 2, 3, 4, 5, 6] as const)('a host places our title at level %d of its page', (level) => {
  render(<Heading level={level}>Check your email</Heading>);
  expect(screen.getByRole('heading', { level }).textContent).toBe('Check your email');
});

test('a title that is focused twice and blurred once has no tabindex left', () => {
  render(<Heading>Check your email</Heading>);
  const title = screen.getByRole('heading');
  giveFocus(title);
  giveFocus(title);
  expect(document.activeElement).toBe(title);
  title.blur();
  expect(title.hasAttribute('tabindex')).toBe(false);
});

test('a title keeps its focus while the window is inactive, and is not focusable once it has lost it', () => {
  render(<Heading>Check your email</Heading>);
  const title = screen.getByRole('heading');
  giveFocus(title);
  // As Chromium fires it when a user turns to another tab or window: the title is still the active element.
  title.dispatchEvent(new FocusEvent('blur'));
  expect(title.hasAttribute('tabindex')).toBe(true);
  title.blur();
  expect(title.hasAttribute('tabindex')).toBe(false);
});
