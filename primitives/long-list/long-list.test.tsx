import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LongList } from './long-list';

test('without IntersectionObserver every row is rendered', () => {
  render(<LongList count={120} renderRow={(index) => `Row ${index + 1}`} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(120);
  expect(rows.at(-1)?.textContent).toBe('Row 120');
  expect(rows.at(-1)?.getAttribute('aria-setsize')).toBe('120');
});

const textOf = (row: HTMLElement) => row.textContent;

test.each([0, 1, 9, 10, 11, 99, 100, 101, 110, 1_000, 1_001])(
  '%d rows are rendered once each, in order, with their position and the size of the list',
  (count) => {
    render(<LongList count={count} renderRow={(index) => `Row ${index + 1}`} />);
    const rows = screen.queryAllByRole('listitem');
    expect(rows.map(textOf)).toEqual(Array.from({ length: count }, (_, index) => `Row ${index + 1}`));
    expect(rows.map((row) => Number(row.getAttribute('aria-posinset')))).toEqual(rows.map((_, index) => index + 1));
    expect(new Set(rows.map((row) => row.getAttribute('aria-setsize')))).toEqual(
      new Set(rows.length > 0 ? [`${count}`] : []),
    );
  },
);

test('the elements between a list and its rows have no role', () => {
  render(<LongList count={120} renderRow={(index) => `Row ${index}`} />);
  const list = screen.getByRole('list');
  const between = [...list.querySelectorAll('div:not([role=listitem])')];
  expect(between.length).toBeGreaterThan(0);
  expect(new Set(between.map((element) => element.getAttribute('role')))).toEqual(new Set(['presentation']));
});

test.each([
  [5, 120],
  [120, 5],
  [120, 121],
  [100, 1_001],
  [30, 0],
])('a list of %d rows that becomes one of %d renders all of them', (before, after) => {
  const rendered = (count: number) => <LongList count={count} renderRow={(index) => `Row ${index + 1} of ${count}`} />;
  const { rerender } = render(rendered(before));
  rerender(rendered(after));
  const rows = screen.queryAllByRole('listitem');
  expect(rows).toHaveLength(after);
  if (after > 0) expect(rows.map(textOf).at(-1)).toBe(`Row ${after} of ${after}`);
});

test('a row keeps the focus within it when rows are added after it', async () => {
  const rendered = (count: number) => (
    <LongList count={count} renderRow={(index) => <button type="button">{`Row ${index + 1}`}</button>} />
  );
  const { rerender } = render(rendered(40));
  await userEvent.tab();
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Row 2' });
  expect(document.activeElement).toBe(button);
  rerender(rendered(60));
  expect(document.activeElement).toBe(button);
});
