import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ScrollRegion } from './scroll-region';

test('a user reaches a long content by keyboard, and knows what it is', async () => {
  render(<ScrollRegion label="Access">…</ScrollRegion>);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Access' }));
});
