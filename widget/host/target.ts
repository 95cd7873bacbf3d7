/**
 * The element to mount in.
 * @throws at once when a selector matches nothing (B-MOUNT-2).
 */
export function resolveTarget(target: string | Element): Element {
  if (typeof target !== 'string') return target;
  const element = document.querySelector(target);
  if (element) return element;
  throw new Error(
    `Vestibule found no "${target}". The element must exist before the mount call: mount later, or pass it.`,
  );
}
