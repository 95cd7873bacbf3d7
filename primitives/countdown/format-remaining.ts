/** A duration in whole seconds as `m:ss`; nothing is left of a negative one. */
export function formatRemaining(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
