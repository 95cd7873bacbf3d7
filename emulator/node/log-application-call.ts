import { IncomingMessage } from 'node:http';
import type { ObservedCall } from '../provider/observed-call';
import type { RequestLog } from '../provider/request-log';

/** Adds a call of an application to the log. Returns the same request with its body unread, because a stream is read once. */
export async function logApplicationCall(request: IncomingMessage, log: RequestLog): Promise<IncomingMessage> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks);
  // A preflight belongs to the call that follows it.
  if (request.method !== 'OPTIONS') log.add('application', describe(request, body.toString()));
  return unread(request, body);
}

function describe({ method = '', url = '/', headers }: IncomingMessage, text: string): ObservedCall {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    text,
  };
}

function unread(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const again = new IncomingMessage(request.socket);
  Object.assign(again, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor });
  again.complete = true;
  if (body.length > 0) again.push(body);
  again.push(null);
  return again;
}
