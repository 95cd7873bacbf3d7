import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A press that counts only if it began on the control itself, and not on a window that has closed above it. */
export function useOwnPress(onPress: (event: MouseEvent) => void) {
  const hasBegun = useRef(false);
  const isOwn = useRef(false);
  const forget = () => {
    hasBegun.current = false;
  };
  return {
    onPointerDown: () => {
      hasBegun.current = true;
    },
    // A touch leaves the control after it has ended, before the click. Only leaving while pressed cancels a press.
    onPointerLeave: ({ buttons }: PointerEvent) => buttons !== 0 && forget(),
    onPointerCancel: forget,
    // Also for a control that is blocked: a press that did not count must not start the next one.
    onClickCapture: ({ detail }: MouseEvent) => {
      // A keyboard's press, and an assistive technology's, has no pointer.
      isOwn.current = detail === 0 || hasBegun.current;
      forget();
    },
    onClick: (event: MouseEvent) => {
      if (isOwn.current) onPress(event);
    },
  };
}
