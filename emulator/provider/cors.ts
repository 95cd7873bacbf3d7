import { sandboxed } from './sandboxed-response';
import { isKnownOrigin } from './loopback';

interface Policy {
  readonly methods: string;
  readonly headers: string;
}

const sdk: Policy = {
  methods: 'GET, POST, PUT, DELETE',
  headers: 'authorization, content-type, x-sdk-client, x-sdk-parent-host',
};
const events: Policy = { methods: 'POST', headers: 'content-type' };
// The One Tap helper page calls from the provider's own origin; a test may call from another one.
const callback: Policy = { methods: 'POST', headers: 'content-type, x-stytch-oauth-type' };
const control: Policy = { methods: 'GET, POST, PATCH, DELETE', headers: 'content-type' };

function policyFor(path: string): Policy {
  if (path === '/sdk/v1/events') return events;
  if (path.startsWith('/v1/oauth/callback/')) return callback;
  return path.startsWith('/control/') ? control : sdk;
}

/** The response to a preflight: a page of another origin is not allowed. */
export function preflight(request: Request, hostOrigin: string): Response {
  const origin = request.headers.get('origin');
  if (origin !== null && !isKnownOrigin(origin, hostOrigin)) return sandboxed(new Response(null, { status: 403 }));
  const policy = policyFor(new URL(request.url).pathname);
  const headers = {
    'access-control-allow-methods': policy.methods,
    'access-control-allow-headers': policy.headers,
    'access-control-max-age': '600',
  };
  return shared(sandboxed(new Response(null, { status: 204, headers })), request, hostOrigin);
}

/**
 * Lets the calling page read the response, where the page is one of this machine or of the configured application. It
 * allows credentials, so it names the exact origin and never `*`.
 */
export function shared(response: Response, request: Request, hostOrigin: string): Response {
  const headers = new Headers(response.headers);
  headers.append('vary', 'Origin');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const origin = request.headers.get('origin');
  if (origin !== null && isKnownOrigin(origin, hostOrigin)) {
    // A fault with its own header (such as a wildcard) keeps it.
    if (!headers.has('access-control-allow-origin')) headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-credentials', 'true');
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
