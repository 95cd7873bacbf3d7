import { activeElementAround } from '../active-element';

/** The number of open dialogs: the page scrolls again when the last of them closes. */
let openCount = 0;
let before = { overflow: '', scrollbarGutter: '' };

/**
 * Opens a dialog as a modal one, over a page that does not scroll until the dialog is closed: by the returned function, by
 * the browser, or by other code.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const { documentElement: root } = dialog.ownerDocument;
  dialog.showModal();
  if (openCount === 0) {
    before = { overflow: root.style.overflow, scrollbarGutter: root.style.scrollbarGutter };
    // Keeps the width of the scroll bar, so that the page behind the dialog does not move.
    const hasBar = globalThis.innerWidth > root.clientWidth;
    root.style.overflow = 'hidden';
    if (hasBar) root.style.scrollbarGutter = 'stable';
  }
  openCount += 1;
  // Above an on-screen keyboard, browsers keep a focused field visible in the page, but not in a scroll container.
  const keepFocusInSight = () => focusedIn(dialog)?.scrollIntoView({ block: 'nearest' });
  const watch = new ResizeObserver(keepFocusInSight);
  watch.observe(dialog);
  let isClosed = false;
  const release = () => {
    if (isClosed) return;
    isClosed = true;
    openCount -= 1;
    watch.disconnect();
    if (openCount === 0) Object.assign(root.style, before);
  };
  // It may be open again by then.
  dialog.addEventListener('close', () => dialog.open || release());
  return () => {
    release();
    if (dialog.open) dialog.close();
  };
}

function focusedIn(dialog: HTMLDialogElement): Element | undefined {
  const focused = activeElementAround(dialog);
  return focused && focused !== dialog && dialog.contains(focused) ? focused : undefined;
}
