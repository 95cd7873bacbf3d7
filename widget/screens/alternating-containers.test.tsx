import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AlternatingContainers } from './alternating-containers';

test('the next screen is rendered in the other container, which screen readers already know', () => {
  const { rerender } = render(<AlternatingContainers name="Main">Log in</AlternatingContainers>);
  const first = screen.getByText('Log in');
  rerender(<AlternatingContainers name="Main">Sign up</AlternatingContainers>);
  expect(screen.getByText('Sign up')).toBe(first);
  rerender(<AlternatingContainers name="OTPAuthenticate">Enter passcode</AlternatingContainers>);
  const second = screen.getByText('Enter passcode');
  expect(second).not.toBe(first);
  expect({ firstText: first.textContent, isConnected: first.isConnected }).toEqual({
    firstText: '',
    isConnected: true,
  });
  expect([first, second].map((container) => container.getAttribute('aria-busy'))).toEqual(['false', 'false']);
  rerender(<AlternatingContainers name="Main">Log in</AlternatingContainers>);
  expect(screen.getByText('Log in')).toBe(first);
});
