/**
 * The strictest policy that the widget runs under whole (T-ENV-1). What it says nothing of, frames
 * among it, stays as it is: tests put this page in frames.
 */
export function strictPolicy(providerOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src ${providerOrigin}`,
    "style-src 'none'",
    "img-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
