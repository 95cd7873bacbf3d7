/**
 * Milliseconds since the page was opened, on a clock that goes on while the machine sleeps. The steady clock stops with
 * some machines, and the visitor's may be set back: of both the one that has gone further counts.
 */
export function now(): number {
  return Math.max(performance.now(), Date.now() - performance.timeOrigin);
}
