import type { PlacementProps } from './ssr-props';

/** The functions that remove the classes, by their roots. */
const removals = new WeakMap<HTMLElement, () => void>();

/**
 * Keeps the class of the theme on a root that a server rendered, until `dropServerTheme`. React does not know that class,
 * and removes it with each change of the host's own classes. A second call for the root has no effect.
 */
export function keepServerTheme(root: HTMLElement, { className = '' }: PlacementProps): void {
  if (removals.has(root)) return;
  const { classList } = root;
  const own = className.split(/\s+/);
  const theme = Array.from(classList).find((name) => name.startsWith('vestibule-') && !own.includes(name));
  const observer = new MutationObserver(() => {
    // Only if it is missing: adding it is a change that is observed as well.
    if (theme && !classList.contains(theme)) classList.add(theme);
  });
  if (theme) observer.observe(root, { attributeFilter: ['class'] });
  removals.set(root, () => {
    observer.disconnect();
    if (theme) classList.remove(theme);
  });
}

/** Removes the class of the server's theme from a root. The host's own classes are unchanged. */
export function dropServerTheme(root: HTMLElement): void {
  removals.get(root)?.();
}
