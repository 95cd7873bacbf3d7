import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from './badge';

test('a badge describes its button, is no part of the name, and is not read elsewhere [B-SAY-5]', () => {
  render(
    <Badge id="badge" text="Last used">
      <button type="button" aria-describedby="badge">
        Continue with Google
      </button>
    </Badge>,
  );
  const button = screen.getByRole('button', { name: 'Continue with Google' });
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Last used');
  expect(screen.getByText('Last used').getAttribute('aria-hidden')).toBe('true');
});
