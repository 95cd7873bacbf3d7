import { createServer, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createApplicationEndpoints, isApplicationCall } from './oidc/endpoints';
import { createProvider, type LocalProvider, type ProviderOptions } from './provider';
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
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Loopback alone: the control interface would let a neighbour on the network sign in as anybody.
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const origin = `http://localhost:${address !== null && typeof address === 'object' ? address.port : port}`;
  server.on('request', listenerOf(createProvider({ providerOrigin: origin, ...options })));
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Answers that hang or stall would hold the server open for ever.
        server.closeAllConnections();
      }),
  };
}

function listenerOf(provider: LocalProvider): RequestListener {
  const answerWidget = getRequestListener(
    async (request, { outgoing }) => {
      const answer = await provider.answer(request);
      if (answer.delivery === 'whole' || answer.delivery === 'unshared') return answer.response;
      await breakOff(answer, outgoing);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  const answerApplication = createApplicationEndpoints(provider.project);
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void (isApplicationCall(pathname) ? answerApplication : answerWidget)(request, response);
  };
}
