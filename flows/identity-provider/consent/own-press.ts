import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A press that counts only if it began on the control itself: not one that a closing window let fall on it. */
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
    // A finger leaves after it was lifted, before the click; only who leaves while pressing has changed their mind.
    onPointerLeave: ({ buttons }: PointerEvent) => buttons !== 0 && forget(),
    onPointerCancel: forget,
    // Also for a control that is blocked: a press that did not count is no beginning of the next one.
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
