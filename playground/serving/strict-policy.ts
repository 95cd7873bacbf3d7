/**
 * The strictest policy that the widget runs under whole (T-ENV-1). What it says nothing of, frames
 * among it, stays as it is: tests put this page in frames. A page that a server draws has its style sheet as a file (`styles`).
 */
export function strictPolicy(providerOrigin: string, styles: "'none'" | "'self'" = "'none'"): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src ${providerOrigin}`,
    `style-src ${styles}`,
    "img-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
