/**
 * Calls once when our root has been taken from the page by another user (`innerHTML = ''` instead of `unmount`).
 * A root that was only moved is still there a moment later.
 */
export function watchRemoval(root: HTMLElement, onRemoval: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (root.isConnected) return;
    observer.disconnect();
    onRemoval();
  });
  // A target that is not in the page yet has nothing to be taken from.
  if (root.isConnected) observer.observe(root.getRootNode(), { childList: true, subtree: true });
  return () => observer.disconnect();
}
