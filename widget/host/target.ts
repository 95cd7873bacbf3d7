/**
 * The element to mount in.
 * @throws at once when a selector matches nothing, or no element is given (B-MOUNT-2).
 */
export function resolveTarget(target: string | Element): Element {
  // A host without types may give what `getElementById` did not find.
  const element: Element | null = typeof target === 'string' ? document.querySelector(target) : target;
  if (element) return element;
  throw new Error(
    `Vestibule found no "${target}". The element must exist before the mount call: mount later, or pass it.`,
  );
}
