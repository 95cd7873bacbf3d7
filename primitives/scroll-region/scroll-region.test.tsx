import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ScrollRegion } from './scroll-region';

test('a scroll region can be reached by keyboard, and has a name', async () => {
  render(<ScrollRegion label="Access">…</ScrollRegion>);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Access' }));
});
