/**
 * The strictest policy that the widget runs under whole (T-ENV-1). What it says nothing of, frames
 * among it, stays as it is: tests put this page in frames. A page that a server renders has its style sheet as a file, and may
 * have a nonce.
 */
export function strictPolicy(providerOrigin: string, rendered?: { nonce: string | undefined }): string {
  const nonce = rendered?.nonce === undefined ? '' : ` 'nonce-${rendered.nonce}'`;
  return [
    "default-src 'none'",
    `script-src 'self'${nonce}`,
    `connect-src ${providerOrigin}`,
    `style-src ${rendered ? "'self'" : "'none'"}${nonce}`,
    "img-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
