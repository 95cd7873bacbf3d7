/**
 * The element to mount in.
 * @throws at once when a selector matches nothing, or no element is given (B-MOUNT-2).
 */
export function resolveTarget(target: string | Element): Element {
  // A host without types may pass the null of `getElementById`.
  const element: Element | null = typeof target === 'string' ? document.querySelector(target) : target;
  if (element) return element;
  throw new Error(`Vestibule: ${target ? `"${target}"` : 'the element'} must exist before the mount call.`);
}
