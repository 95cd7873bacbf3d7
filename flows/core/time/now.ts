/**
 * Milliseconds on a clock that nobody can set: the visitor's own clock may be wrong, or be changed while they wait.
 * It goes on while a tab sleeps.
 */
export function now(): number {
  return performance.now();
}
