/** The dialogs of ours that are open: the page scrolls again with the last of them. */
let openCount = 0;
let before = { overflow: '', scrollbarGutter: '' };

/** Opens a dialog as a modal one, over a page that does not scroll meanwhile. The returned function closes it, once. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const { documentElement: root } = dialog.ownerDocument;
  dialog.showModal();
  if (openCount === 0) {
    before = { overflow: root.style.overflow, scrollbarGutter: root.style.scrollbarGutter };
    // The place of a scroll bar stays, so that nothing moves under the dialog.
    const hasBar = globalThis.innerWidth > root.clientWidth;
    root.style.overflow = 'hidden';
    if (hasBar) root.style.scrollbarGutter = 'stable';
  }
  openCount += 1;
  let isClosed = false;
  return () => {
    if (isClosed) return;
    isClosed = true;
    openCount -= 1;
    if (openCount === 0) Object.assign(root.style, before);
    if (dialog.open) dialog.close();
  };
}
