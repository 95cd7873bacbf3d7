import { sandbox } from './sandboxed-response';
import { errorEnvelope } from './envelope';
import { ApiError, type ErrorType } from './errors';
import type { Fault } from './faults';

const statusesWithoutBody = new Set([204, 205, 304]);

/**
 * The response of a `status` fault: its body unchanged, or the provider's own error of that status. It never runs a
 * script.
 */
export function statusFault({ status, body, headers, content_type }: Extract<Fault, { kind: 'status' }>): Response {
  const isEmpty = statusesWithoutBody.has(status);
  const own = new Headers(isEmpty ? headers : { 'content-type': content_type ?? 'application/json', ...headers });
  sandbox(own);
  return new Response(isEmpty ? null : bodyOf(status, body), { status, headers: own });
}

function bodyOf(status: number, body: unknown): string {
  if (typeof body === 'string') return body;
  if (body !== undefined) return JSON.stringify(body);
  return status < 400 ? '' : JSON.stringify(ordinaryError(status));
}

function ordinaryError(status: number) {
  if (status === 429) return errorEnvelope(status, 'too_many_requests', 'Too many requests have been made.');
  if (status >= 500) return failureOf(status, 'internal_server_error');
  if (status === 401) return failureOf(status, 'unauthorized_credentials');
  return failureOf(status, status === 404 ? 'route_not_found' : 'bad_request');
}

const failureOf = (status: number, type: ErrorType) => errorEnvelope(status, type, new ApiError(type).message);
