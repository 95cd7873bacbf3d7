/** A contrast ratio with two digits, truncated and never rounded up: 4.499 is not 4.5. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
