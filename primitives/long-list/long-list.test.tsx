import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LongList } from '.';

test('where a browser cannot tell what is near, somebody has every row', () => {
  render(<LongList count={120} renderRow={(index) => `Row ${index + 1}`} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(120);
  expect(rows.at(-1)?.textContent).toBe('Row 120');
  expect(rows.at(-1)?.getAttribute('aria-setsize')).toBe('120');
});
