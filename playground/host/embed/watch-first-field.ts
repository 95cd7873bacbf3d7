const field = 'input:not([type=hidden]):not([disabled]):not([readonly]), textarea:not([disabled]):not([readonly])';
const button = 'button:not([disabled])';

/**
 * Calls back with `performance.now()` when the first field that can be typed in is in the place, or, where a screen
 * has none, the first button. Looks into open shadow roots too.
 */
export function watchFirstField(place: Node, found: (at: number) => void): void {
  const seen = new WeakSet<Node>();
  const observer = new MutationObserver(check);

  function check(): void {
    const roots = rootsIn(place);
    if (has(roots, field) || has(roots, button)) {
      observer.disconnect();
      found(performance.now());
      return;
    }
    for (const root of roots) {
      if (seen.has(root)) continue;
      seen.add(root);
      observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'readonly'] });
    }
  }
  check();
}

function rootsIn(place: Node): Node[] {
  const elements = place instanceof Element || place instanceof ShadowRoot ? [...place.querySelectorAll('*')] : [];
  return [place, ...elements.flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))];
}

function has(roots: readonly Node[], selector: string): boolean {
  return roots.some(
    (root) => (root instanceof Element || root instanceof ShadowRoot) && root.querySelector(selector) !== null,
  );
}
