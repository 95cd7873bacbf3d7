import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stack } from './stack';

test('a list without markers still has its length [T-WCAG-131]', () => {
  render(
    <Stack gap="item" as="ul">
      <li>Gmail</li>
      <li>Outlook</li>
    </Stack>,
  );
  expect(screen.getByRole('list').getAttribute('role')).toBe('list');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a group has its accessible name', () => {
  render(
    <Stack gap="item" role="group" aria-label="Ways to sign in">
      <button type="button">One</button>
    </Stack>,
  );
  expect(screen.getByRole('group', { name: 'Ways to sign in' }).textContent).toBe('One');
});

test('a plain stack has no role', () => {
  const { container } = render(<Stack gap="group">Words</Stack>);
  expect(container.firstElementChild?.hasAttribute('role')).toBe(false);
  expect(container.firstElementChild?.tagName).toBe('DIV');
});
