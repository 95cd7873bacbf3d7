import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SmallButton } from './small-button';

test('a press on a small button acts, and submits no form around it', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <SmallButton onClick={onClick}>Forget</SmallButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Forget' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});
