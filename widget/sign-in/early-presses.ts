import { now } from '../../flows/core/time/timing';

/** The time for which a dialog that opens by itself takes no presses, in milliseconds: no user has read it by then. */
const unreadFor = 500;

const pressingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);

/**
 * Ignores the presses of a dialog's first half second, which were meant for the page: the user was typing or pressing
 * there as it opened. A press that began then does not count later either, nor a key that is still held.
 */
export function ignoreEarlyPresses(dialog: HTMLDialogElement): void {
  const openedAt = now();
  const isEarly = () => now() - openedAt < unreadFor;
  let isHeldKeyEarly = true;
  let isPointerEarly = false;
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    isIgnored: (event: HTMLElementEventMap[Type]) => boolean,
  ) =>
    dialog.addEventListener(
      type,
      (event) => {
        if (!isIgnored(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  listen('keydown', ({ key, repeat }) => {
    if (!repeat) isHeldKeyEarly = isEarly();
    return isHeldKeyEarly && pressingKeys.has(key);
  });
  listen('pointerdown', () => {
    isPointerEarly = isEarly();
    return false;
  });
  // A keyboard's press, and an assistive technology's, has no pointer.
  listen('click', ({ detail }) => isEarly() || (detail > 0 && isPointerEarly));
  // The browser's request to close it.
  listen('cancel', isEarly);
}
