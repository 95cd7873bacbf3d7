import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DisclosureButton } from '.';

test('somebody is told that there is more, and asks for it with the keyboard', async () => {
  const onClick = vi.fn();
  render(<DisclosureButton onClick={onClick}>Details</DisclosureButton>);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Details', expanded: false }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});
