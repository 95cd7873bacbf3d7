/**
 * The delivery of a response. `whole` is the ordinary case; the others are faults of the connection: `unshared` omits
 * the CORS headers, `reset` breaks the connection before any header, `hang` never responds, `stall` sends the headers
 * and half the body, `truncate` closes after half of the announced body.
 */
export type Delivery = 'whole' | 'unshared' | 'reset' | 'hang' | 'stall' | 'truncate';

/** A response, and how the server that owns the connection must deliver it. */
export interface Answer {
  readonly response: Response;
  readonly delivery: Delivery;
}

/** The response for `fetch` in a page: the closest equivalent without a connection. */
export async function settle({ response, delivery }: Answer, signal: AbortSignal): Promise<Response> {
  switch (delivery) {
    case 'whole':
      return response;
    case 'unshared':
    case 'reset':
      throw new TypeError('Failed to fetch');
    case 'hang':
      return aborted(signal);
    case 'stall':
    case 'truncate':
      return new Response(await interruptedBody(response, delivery), response);
  }
}

/** The first half of a body, as it is sent before a fault. */
export async function firstHalf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  return bytes.slice(0, Math.floor(bytes.length / 2));
}

async function interruptedBody(response: Response, delivery: 'stall' | 'truncate') {
  const half = await firstHalf(response);
  let sent = false;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!sent) {
        sent = true;
        controller.enqueue(half);
        return undefined;
      }
      if (delivery === 'truncate') controller.error(new TypeError('network error'));
      return new Promise<void>(() => undefined);
    },
  });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
