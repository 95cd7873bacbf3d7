import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from './card';

test('the card is a named region, and is announced as busy [T-APG-10]', () => {
  render(
    <Card label="Sign in" isBusy>
      Logging in...
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Sign in' }).getAttribute('aria-busy')).toBe('true');
});
