/** Calls `onReturn` when the page is restored from the back-forward cache, until stopped. */
export function watchReturn(onReturn: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  };
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
