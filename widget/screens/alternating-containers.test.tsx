import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TakeTurns } from './alternating-containers';

test('a user who listens is told of the next screen: it comes in another place, which a reader knows of', () => {
  const { rerender } = render(<TakeTurns name="Main">Log in</TakeTurns>);
  const first = screen.getByText('Log in');
  rerender(<TakeTurns name="Main">Sign up</TakeTurns>);
  expect(screen.getByText('Sign up')).toBe(first);
  rerender(<TakeTurns name="OTPAuthenticate">Enter passcode</TakeTurns>);
  const second = screen.getByText('Enter passcode');
  expect(second).not.toBe(first);
  expect([first.textContent, first.isConnected]).toEqual(['', true]);
  expect([first, second].map((place) => place.getAttribute('aria-busy'))).toEqual(['false', 'false']);
  rerender(<TakeTurns name="Main">Log in</TakeTurns>);
  expect(screen.getByText('Log in')).toBe(first);
});
