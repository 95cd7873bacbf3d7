/**
 * The result of an access, or undefined where it throws: a storage that the browser refuses or that is full, or an
 * object that the page created, whose getter or proxy may throw.
 */
export function safely<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
