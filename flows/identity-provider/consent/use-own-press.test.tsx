import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOwnPress } from './use-own-press';

function Control({ onPress }: { onPress(): void }) {
  return (
    <button type="button" {...useOwnPress(onPress)}>
      Allow
    </button>
  );
}

/** Pointer gestures at a control, by name. */
const gestures = {
  down: (control: HTMLElement) => fireEvent.pointerDown(control),
  'drag away': (control: HTMLElement) => fireEvent.pointerLeave(control, { buttons: 1 }),
  'lift away': (control: HTMLElement) => fireEvent.pointerLeave(control, { buttons: 0 }),
  'scroll instead': (control: HTMLElement) => fireEvent.pointerCancel(control),
  click: (control: HTMLElement) => fireEvent.click(control, { detail: 1 }),
  'click again': (control: HTMLElement) => fireEvent.click(control, { detail: 2 }),
  'press by keyboard': (control: HTMLElement) => fireEvent.click(control, { detail: 0 }),
} as const;

type Gesture = keyof typeof gestures;

test.each<{ hand: readonly Gesture[]; presses: number }>([
  { hand: ['down', 'click'], presses: 1 },
  // A touch has left the control before its click is fired.
  { hand: ['down', 'lift away', 'click'], presses: 1 },
  { hand: ['click'], presses: 0 },
  { hand: ['down', 'drag away', 'click'], presses: 0 },
  { hand: ['down', 'drag away', 'down', 'click'], presses: 1 },
  { hand: ['down', 'scroll instead', 'click'], presses: 0 },
  { hand: ['down', 'scroll instead', 'down', 'click'], presses: 1 },
  // One that began here is good for one press, and the next begins again.
  { hand: ['down', 'click', 'click'], presses: 1 },
  { hand: ['down', 'click', 'down', 'click again'], presses: 2 },
  { hand: ['press by keyboard'], presses: 1 },
  { hand: ['press by keyboard', 'press by keyboard'], presses: 2 },
  { hand: ['down', 'drag away', 'press by keyboard'], presses: 1 },
  // A keyboard's press ends a pointer's press, so that a later click of that pointer does not count.
  { hand: ['down', 'press by keyboard', 'click'], presses: 1 },
  { hand: [], presses: 0 },
])('the events of $hand are $presses presses', ({ hand, presses }) => {
  const onPress = vi.fn();
  render(<Control onPress={onPress} />);
  for (const gesture of hand) gestures[gesture](screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(presses);
});

test('a press that began before the control was rendered again still counts, and calls the current handler', () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Control onPress={before} />);
  gestures.down(screen.getByRole('button'));
  rerender(<Control onPress={after} />);
  gestures.click(screen.getByRole('button'));
  expect({ beforeCalls: before.mock.calls.length, afterCalls: after.mock.calls.length }).toEqual({
    beforeCalls: 0,
    afterCalls: 1,
  });
});

test('a press that began on another control does not count here [T-WCAG-252]', () => {
  const onPress = vi.fn();
  render(
    <>
      <Control onPress={() => undefined} />
      <Control onPress={onPress} />
    </>,
  );
  const [first, second] = screen.getAllByRole('button');
  if (first) gestures.down(first);
  if (second) gestures.click(second);
  expect(onPress).not.toHaveBeenCalled();
});
