import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createProvider, type ProviderOptions } from './provider';
import { breakOff } from './break-off';

/** A provider that listens. */
export interface StartedProvider {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a fresh project on `http://localhost:port`; port 0 takes a free one. */
export async function startProvider({
  port,
  ...options
}: ProviderOptions & { port: number }): Promise<StartedProvider> {
  const provider = createProvider(options);
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      const answer = await provider.answer(request);
      if (answer.delivery === 'whole' || answer.delivery === 'unshared') return answer.response;
      await breakOff(answer, outgoing);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Loopback alone: the control interface would let a neighbour on the network sign in as anybody.
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    origin: `http://localhost:${address !== null && typeof address === 'object' ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Answers that hang or stall would hold the server open for ever.
        server.closeAllConnections();
      }),
  };
}
