import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stack } from '.';

test('somebody hears how long a list is, though it has no markers', () => {
  render(
    <Stack gap="item" as="ul">
      <li>Gmail</li>
      <li>Outlook</li>
    </Stack>,
  );
  expect(screen.getByRole('list').getAttribute('role')).toBe('list');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
