import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LiveRegion } from '.';

test('somebody hears the same words twice, from a region that was always there', () => {
  const { rerender } = render(<LiveRegion text="" serial={0} />);
  const region = screen.getByRole('status');
  rerender(<LiveRegion text="Code sent" serial={1} />);
  const first = region.firstChild;
  rerender(<LiveRegion text="Code sent" serial={2} />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Code sent');
  expect(region.firstChild).not.toBe(first);
});
