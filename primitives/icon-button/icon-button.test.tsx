import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from './icon-button';

test('a user presses it by its name, with the keyboard', async () => {
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

test.each(['{Enter}', ' '])('while blocked it does nothing for the keyboard either (%j), and says so', async (key) => {
  const onClick = vi.fn();
  render(<IconButton label="Delete Laptop" icon={null} isBlocked onClick={onClick} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete Laptop' });
  expect({ ariaDisabled: button.getAttribute('aria-disabled'), buttonDisabled: button.disabled }).toEqual({
    ariaDisabled: 'true',
    buttonDisabled: false,
  });
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test('a user who is on it when it is let go acts with the next press', async () => {
  const onClick = vi.fn();
  const rendered = (isBlocked: boolean) => (
    <IconButton label="Delete Laptop" icon={null} isBlocked={isBlocked} onClick={onClick} />
  );
  const { rerender } = render(rendered(true));
  const button = screen.getByRole('button');
  button.focus();
  rerender(rendered(false));
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick.mock.calls).toEqual([[]]);
});

test('several of a kind are told apart by their names, and found by their keys', () => {
  render(
    <>
      <IconButton
        label="Delete Laptop"
        icon={<svg aria-hidden="true" />}
        focusKey="delete 1"
        onClick={() => undefined}
      />
      <IconButton
        label="Delete Phone"
        icon={<svg aria-hidden="true" />}
        focusKey="delete 2"
        onClick={() => undefined}
      />
    </>,
  );
  const phone = screen.getByRole('button', { name: 'Delete Phone' });
  expect(document.querySelector('[data-focus-key="delete 2"]')).toBe(phone);
});

test('it sends no form that it is in', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <IconButton label="Rename" icon={null} onClick={() => undefined} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
