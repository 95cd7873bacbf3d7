import { createServer, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createProvider, type LocalProvider, type ProviderOptions } from '../provider/provider';
import { sandbox } from '../provider/sandboxed-response';
import { applyConnectionFault } from './apply-connection-fault';
import { bracketed, guarded } from './guarded';
import { logApplicationCall } from './log-application-call';
import { createApplicationEndpoints, isApplicationCall } from './oidc/endpoints';

/** The address on which a provider listens, and its project. */
export interface ListenOptions extends ProviderOptions {
  /** Port 0 takes a free one. */
  port: number;
  /** The address of this machine to listen on: 127.0.0.1 by default. */
  host?: string;
}

/** A provider that listens. */
export interface StartedProvider {
  readonly origin: string;
  readonly provider: LocalProvider;
  close(): Promise<void>;
}

/** The hosts that this machine calls `localhost`; passkeys need that name. */
const local = new Set(['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost']);

/**
 * Serves a fresh project on `http://localhost:port`. By default it listens on the loopback interface only, because the
 * control interface would let another machine in the network sign in as any user. Web pages reach the loopback
 * interface too, so requests are accepted for known host names only.
 */
export async function startProvider({ port, host = '127.0.0.1', ...options }: ListenOptions): Promise<StartedProvider> {
  // A test that was busy for a while must not write to a connection that is being closed, so only the client closes
  // one.
  const server = createServer({ keepAliveTimeout: 0 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      // Responses that hang or stall would keep the server open for ever.
      server.closeAllConnections();
    });
  try {
    const address = server.address();
    const taken = address !== null && typeof address === 'object' ? address.port : port;
    const origin = `http://${local.has(host) ? 'localhost' : bracketed(host)}:${taken}`;
    const provider = createProvider({ providerOrigin: origin, ...options });
    const { hostOrigin, issuer } = provider.project();
    const names = [origin, issuer, hostOrigin].map((one) => new URL(one).hostname);
    server.on('request', guarded(listenerOf(provider), names));
    return { origin, provider, close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

function listenerOf(provider: LocalProvider): RequestListener {
  const answerWidget = getRequestListener(
    async (request, { outgoing }) => {
      const answer = await provider.answer(request);
      if (answer.delivery === 'whole' || answer.delivery === 'unshared') return answer.response;
      await applyConnectionFault(answer, outgoing);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  const answerApplication = createApplicationEndpoints(provider.project);
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!isApplicationCall(pathname)) return void answerWidget(request, response);
    const headers = new Headers();
    sandbox(headers);
    response.setHeaders(headers);
    void logApplicationCall(request, provider.project().requestLog).then(
      (unread) => answerApplication(unread, response),
      // The application broke the connection off before its body had arrived.
      () => response.destroy(),
    );
  };
}
