import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from '.';

test('somebody presses it by its name, with the keyboard', async () => {
  const onClick = vi.fn();
  render(<IconButton label="Delete Laptop" icon={null} onClick={onClick} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Laptop' }));
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledOnce();
});

test('while blocked it keeps focus and does nothing', async () => {
  const onClick = vi.fn();
  render(<IconButton label="Delete Laptop" icon={null} isBlocked onClick={onClick} />);
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});
