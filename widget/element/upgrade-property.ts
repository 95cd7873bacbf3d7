/**
 * Sets a property again that was set before the element was defined, as a framework may, to undefined too: it hides the accessor.
 * Returns whether there was one.
 */
export function upgradeProperty(element: HTMLElement, name: string): boolean {
  const isOwn = Object.hasOwn(element, name);
  if (isOwn) {
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
  return isOwn;
}
