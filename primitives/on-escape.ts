import type { KeyboardEvent } from 'react';

/**
 * A key listener that acts on Escape alone. Escape must not close a dialog of the host around the widget, be it the host's own
 * or the browser's. During a composition it ends only that.
 */
export const onEscape = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
  event.stopPropagation();
  event.preventDefault();
  act();
};
