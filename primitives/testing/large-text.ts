/** Shows a story with text twice as large, as a user sets it in the browser. */
export function withLargeText(): () => void {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => style.removeProperty('font-size');
}
