import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from './icon-button';

test('an icon button has its name, and works with the keyboard', async () => {
  const onClick = vi.fn();
  render(<IconButton label="Delete Laptop" icon={null} onClick={onClick} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Laptop' }));
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledOnce();
});

test('a blocked icon button keeps focus and does nothing', async () => {
  const onClick = vi.fn();
  render(<IconButton label="Delete Laptop" icon={null} isBlocked onClick={onClick} />);
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});

test.each(['{Enter}', ' '])(
  'a blocked icon button ignores the keyboard too (%j), and is announced as disabled',
  async (key) => {
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
  },
);

test('a press works once the button is no longer blocked', async () => {
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

test('several buttons of a kind have their own names and keys', () => {
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

test('an icon button submits no form around it', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <IconButton label="Rename" icon={null} onClick={() => undefined} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
