import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BackButton } from '.';

test('somebody goes back with the keyboard', async () => {
  const onClick = vi.fn();
  render(<BackButton label="Back" onClick={onClick} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});
