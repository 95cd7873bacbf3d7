const policy = "sandbox; default-src 'none'";

/**
 * Prevents a response from running or loading anything when a browser shows it. Contrary headers of a fault are
 * replaced.
 */
export function sandbox(headers: Headers): void {
  headers.set('content-security-policy', policy);
  headers.set('x-content-type-options', 'nosniff');
}

/** A response that can do nothing when a browser shows it. One of the provider's own pages keeps its policy. */
export function sandboxed(response: Response): Response {
  const headers = new Headers(response.headers);
  sandbox(headers);
  const own = response.headers.get('content-security-policy');
  if (own !== null) headers.set('content-security-policy', own);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
