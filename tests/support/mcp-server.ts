import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { createServer } from 'node:http';

/** A service for agents: its address, and the tokens that it has received. */
export interface McpService {
  /** The address of its endpoint, which is also the audience of the tokens it takes. */
  readonly address: string;
  close(): void;
}

/** Starts a small service for agents (MCP) that takes tokens of an authorization server alone, and tells whose they are. */
export async function startMcpService(issuer: string): Promise<McpService> {
  const keys = createRemoteJWKSet(new URL('/jwks', issuer));
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('No port.');
  const origin = `http://127.0.0.1:${listening.port}`;
  const address = `${origin}/mcp`;
  const metadata = `${origin}/.well-known/oauth-protected-resource/mcp`;

  async function subjectOf(authorization = ''): Promise<string | undefined> {
    const token = authorization.replace(/^Bearer /i, '');
    return jwtVerify(token, keys, { issuer, audience: address }).then(
      ({ payload }) => payload.sub,
      () => undefined,
    );
  }

  async function answer(...[request, response]: Parameters<NonNullable<Parameters<typeof createServer>[1]>>) {
    if (request.url === new URL(metadata).pathname) {
      const described = { resource: address, authorization_servers: [issuer], scopes_supported: ['openid'] };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(described));
      return;
    }
    const subject = await subjectOf(request.headers.authorization);
    if (subject === undefined) {
      response.writeHead(401, { 'www-authenticate': `Bearer resource_metadata="${metadata}"` }).end();
      return;
    }
    const service = new McpServer({ name: 'invoices', version: '1.0.0' });
    service.registerTool('who_am_i', { description: 'Tells whose account this is.' }, () => ({
      content: [{ type: 'text', text: subject }],
    }));
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
    await service.connect(transport);
    await transport.handleRequest(request, response);
  }

  return { address, close: () => server.close() };
}
