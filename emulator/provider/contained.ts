const policy = "sandbox; default-src 'none'";

/** Has an answer run nothing and load nothing where a browser shows it. Headers of a fault that say otherwise are replaced. */
export function contain(headers: Headers): void {
  headers.set('content-security-policy', policy);
  headers.set('x-content-type-options', 'nosniff');
}

/** An answer that can do nothing where a browser shows it; one of the provider's own pages keeps the policy that it has. */
export function contained(response: Response): Response {
  const headers = new Headers(response.headers);
  contain(headers);
  const own = response.headers.get('content-security-policy');
  if (own !== null) headers.set('content-security-policy', own);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
