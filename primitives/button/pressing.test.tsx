import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button, type ButtonProps } from './button';

type State = Pick<ButtonProps, 'isBusy' | 'isBlocked'>;

function setUp(props: Partial<ButtonProps>) {
  const onClick = vi.fn();
  const onBlockedPress = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const rendered = (more: State) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" onClick={onClick} onBlockedPress={onBlockedPress} {...props} {...more}>
        Continue
      </Button>
    </form>
  );
  const { rerender } = render(rendered({}));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
  const calls = () => ({
    acted: onClick.mock.calls.length,
    explained: onBlockedPress.mock.calls.length,
    sent: onSubmit.mock.calls.length,
  });
  return { button, calls, change: (state: State) => rerender(rendered(state)) };
}

const presses: Record<string, (button: HTMLElement) => Promise<unknown>> = {
  'a mouse': (button) => userEvent.click(button),
  'a touch': (button) => userEvent.pointer({ keys: '[TouchA]', target: button }),
  Enter: async (button) => {
    button.focus();
    await userEvent.keyboard('{Enter}');
  },
  Space: async (button) => {
    button.focus();
    await userEvent.keyboard(' ');
  },
  // Voice control presses without a pointer.
  'voice control': async (button) => button.click(),
};

describe.each(Object.keys(presses))('a button that is pressed with %s', (input) => {
  test.each<[string, State, { acted: number; explained: number; sent: number }]>([
    ['ready', {}, { acted: 1, explained: 0, sent: 1 }],
    ['busy', { isBusy: true }, { acted: 0, explained: 0, sent: 0 }],
    ['blocked', { isBlocked: true }, { acted: 0, explained: 1, sent: 0 }],
    ['both busy and blocked', { isBusy: true, isBlocked: true }, { acted: 0, explained: 0, sent: 0 }],
  ])('acts, explains or submits as its state requires: %s', async (_name, state, expected) => {
    const { button, calls } = setUp(state);
    await presses[input]?.(button);
    expect(calls()).toEqual(expected);
  });
});

test('Enter in a field of a blocked form explains why, and keeps the focus', async () => {
  const { calls } = setUp({ isBlocked: true });
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'Ada{Enter}');
  expect(calls()).toEqual({ acted: 0, explained: 1, sent: 0 });
  expect(document.activeElement).toBe(field);
});

test('a pressed button keeps its focus and its name while it is busy and blocked', async () => {
  const { button, change } = setUp({});
  await userEvent.click(button);
  for (const state of [{ isBusy: true }, { isBlocked: true }, {}]) {
    change(state);
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('button', { name: 'Continue' })).toBe(button);
    expect(button.disabled).toBe(false);
  }
});

test.each<[string, State, string | null, string | null]>([
  ['ready', {}, null, null],
  ['busy', { isBusy: true }, 'true', 'true'],
  ['blocked', { isBlocked: true }, 'true', null],
])('a screen reader announces that the button is %s', (_name, state, disabled, busy) => {
  const { button } = setUp(state);
  expect({ ariaDisabled: button.getAttribute('aria-disabled'), ariaBusy: button.getAttribute('aria-busy') }).toEqual({
    ariaDisabled: disabled,
    ariaBusy: busy,
  });
});

test('icon and spinner are silent, and only one of them is rendered', () => {
  const { button, change } = setUp({ icon: <svg data-icon="" aria-hidden="true" /> });
  expect(button.querySelectorAll('svg')).toHaveLength(1);
  change({ isBusy: true });
  expect(button.querySelector('[data-icon]')).toBeNull();
  expect([...button.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-hidden'))).toEqual(['true']);
});

test('an embedder can add a description and a state, and the button keeps its type', () => {
  const { button } = setUp({ 'aria-describedby': 'why', 'aria-pressed': true });
  expect({
    ariaDescribedby: button.getAttribute('aria-describedby'),
    ariaPressed: button.getAttribute('aria-pressed'),
  }).toEqual({ ariaDescribedby: 'why', ariaPressed: 'true' });
  expect(button.type).toBe('submit');
});
