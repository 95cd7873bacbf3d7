import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListRow } from '.';

test('a row is an item of its list, with its controls', () => {
  render(
    <ul>
      <ListRow controls={<button type="button">Delete</button>}>Laptop</ListRow>
    </ul>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('LaptopDelete');
});
