import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Banner } from './banner';

test('a failure is announced at once, a success politely', () => {
  render(
    <>
      <Banner tone="error">No.</Banner>
      <Banner tone="warning">Careful.</Banner>
      <Banner tone="success">Done.</Banner>
    </>,
  );
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['No.', 'Careful.']);
  expect(screen.getByRole('status').textContent).toBe('Done.');
});

test('the same failure is announced again after a new attempt [B-SAY-2] [T-ALL-5]', () => {
  const { rerender } = render(
    <Banner tone="error" cause={{ failure: 1 }}>
      No.
    </Banner>,
  );
  const first = screen.getByRole('alert');
  rerender(
    <Banner tone="error" cause={{ failure: 2 }}>
      No.
    </Banner>,
  );
  expect(screen.getByRole('alert')).not.toBe(first);
});
