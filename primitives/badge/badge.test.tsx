import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from '.';

test('what is said of a button describes it, and is no part of its name', () => {
  render(
    <Badge id="badge" text="Last used">
      <button type="button" aria-describedby="badge">
        Continue with Google
      </button>
    </Badge>,
  );
  const button = screen.getByRole('button', { name: 'Continue with Google' });
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Last used');
});
