import { ServerResponse } from 'node:http';
import type { Http2ServerResponse } from 'node:http2';
import { type Answer, firstHalf } from '../provider/delivery';

/** Applies a fault to the connection. */
export async function applyConnectionFault(
  { response, delivery }: Answer,
  outgoing: ServerResponse | Http2ServerResponse,
): Promise<void> {
  if (!(outgoing instanceof ServerResponse))
    throw new Error('The faults of the connection are made for HTTP/1.1; serve the provider with node:http.');
  const { socket } = outgoing;
  if (delivery === 'reset') socket?.resetAndDestroy();
  if (delivery !== 'stall' && delivery !== 'truncate') return;

  const half = await firstHalf(response);
  const whole = await response.arrayBuffer();
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': Math.max(1, whole.byteLength),
  });
  outgoing.flushHeaders();
  // Ending the socket, not the response, leaves the announced length unfulfilled.
  outgoing.write(half, () => delivery === 'truncate' && socket?.end());
}
