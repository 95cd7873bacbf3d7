import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from '.';

test('somebody hears what a named spinner waits for, and nothing of a decorative one', () => {
  const { rerender } = render(<Spinner label="Loading" />);
  expect(screen.getByRole('img', { name: 'Loading' })).toBeTruthy();
  rerender(<Spinner />);
  expect(screen.queryByRole('img')).toBeNull();
});
