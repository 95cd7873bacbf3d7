/** Calls when the page comes back from the back-forward cache, until stopped. */
export function watchReturn(onReturn: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  };
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
