import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ListRow } from './list-row';

test('a row is an item of its list, with its controls', () => {
  render(
    <ul>
      <ListRow controls={<button type="button">Delete</button>}>Laptop</ListRow>
    </ul>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('LaptopDelete');
});

test('a row without controls is an item as well', () => {
  render(
    <ul>
      <ListRow>Laptop</ListRow>
      <ListRow controls={null}>Phone</ListRow>
    </ul>,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Laptop', 'Phone']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the controls of each row get focus in reading order', async () => {
  const controls = (name: string) => (
    <>
      <button type="button">{`Rename ${name}`}</button>
      <button type="button">{`Delete ${name}`}</button>
    </>
  );
  render(
    <ul>
      <ListRow controls={controls('Laptop')}>Laptop</ListRow>
      <ListRow controls={controls('Phone')}>Phone</ListRow>
    </ul>,
  );
  const seen = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await userEvent.tab();
    seen.push(document.activeElement?.textContent);
  }
  expect(seen).toEqual(['Rename Laptop', 'Delete Laptop', 'Rename Phone', 'Delete Phone']);
});

test('a row that is marked and unmarked keeps the focus within it', () => {
  const row = (isMarked?: boolean) => (
    <ul>
      <ListRow controls={<button type="button">Delete</button>} isMarked={isMarked}>
        Laptop
      </ListRow>
    </ul>
  );
  const { rerender } = render(row());
  const button = screen.getByRole('button');
  const marked = () => document.querySelectorAll('[data-marked]').length;
  button.focus();
  expect(marked()).toBe(0);
  rerender(row(true));
  expect({ marked: marked(), activeElement: document.activeElement }).toEqual({ marked: 1, activeElement: button });
  rerender(row(false));
  expect({ marked: marked(), activeElement: document.activeElement }).toEqual({ marked: 0, activeElement: button });
});
