import { errorEnvelope } from './envelope';
import type { Fault } from './faults';

const statusesWithoutBody = new Set([204, 205, 304]);

/** The answer of a `status` fault: its body as it is, or the provider's own error of that status. */
export function statusFault({ status, body, headers, content_type }: Extract<Fault, { kind: 'status' }>): Response {
  const init = { status, headers: { 'content-type': content_type ?? 'application/json', ...headers } };
  if (statusesWithoutBody.has(status)) return new Response(null, { status, headers });
  if (typeof body === 'string') return new Response(body, init);
  if (body !== undefined) return new Response(JSON.stringify(body), init);
  return status < 400 ? new Response('', init) : new Response(JSON.stringify(ordinaryError(status)), init);
}

function ordinaryError(status: number) {
  if (status === 429) return errorEnvelope(status, 'too_many_requests', 'Too many requests have been made.');
  return errorEnvelope(status, 'internal_server_error', 'Oops, something seems to have gone wrong.');
}
