import { type MouseEvent, useRef } from 'react';

/** A press that counts only if it began on the control itself: not one that a closing window let fall on it. */
export function useOwnPress(onPress: () => void) {
  const hasBegun = useRef(false);
  return {
    onPointerDown: () => {
      hasBegun.current = true;
    },
    onPointerLeave: () => {
      hasBegun.current = false;
    },
    onClick: ({ detail }: MouseEvent) => {
      // A keyboard's press, and an assistive technology's, has no pointer.
      if (detail > 0 && !hasBegun.current) return;
      hasBegun.current = false;
      onPress();
    },
  };
}
