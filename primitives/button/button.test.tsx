import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button, type ButtonProps } from './button';

function setUp(props: Partial<ButtonProps> = {}) {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button onClick={onClick} {...props}>
        Continue
      </Button>
    </form>,
  );
  return { onClick, onSubmit, button: screen.getByRole('button', { name: 'Continue' }), user: userEvent.setup() };
}

test('a press on a button acts once, and submits no form', async () => {
  const { user, button, onClick, onSubmit } = setUp();
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a press on a submit button, or Enter in a field, submits the form', async () => {
  const { user, button, onSubmit } = setUp({ type: 'submit' });
  await user.click(button);
  await user.type(screen.getByRole('textbox'), 'Ada{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a press on a busy button starts nothing, and the button keeps focus and name [B-SCREEN-7] [T-FOCUS-5] [T-WCAG-412]', async () => {
  const { user, button, onClick, onSubmit } = setUp({ type: 'submit', isBusy: true, onBlockedPress: vi.fn() });
  await user.click(button);
  await user.keyboard('{Enter} ');
  await user.type(screen.getByRole('textbox'), 'Ada{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.focus();
  expect(document.activeElement).toBe(button);
});

test('a press on a blocked button explains why, and submits nothing', async () => {
  const onBlockedPress = vi.fn();
  const { user, button, onClick, onSubmit } = setUp({ type: 'submit', isBlocked: true, onBlockedPress });
  await user.click(button);
  expect(onBlockedPress).toHaveBeenCalledOnce();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a screen can move focus to a button', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<Button ref={ref}>Done</Button>);
  expect(ref.current).toBe(screen.getByRole('button', { name: 'Done' }));
});
