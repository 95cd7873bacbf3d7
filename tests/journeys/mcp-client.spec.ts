import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { embedAddress } from '../support/embed';
import { eachRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { startMcpService } from '../support/mcp-server';
import { signIn } from '../support/session';

/** An agent on this computer: it keeps what the client library gives it, and waits on a port of its own for the answer. */
async function startAgent() {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Agent</title>Done.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('No port.');
  const redirectUrl = `http://127.0.0.1:${listening.port}/callback`;
  const kept: { client?: OAuthClientInformationMixed; tokens?: OAuthTokens; verifier?: string; asked?: URL } = {};
  const state = randomBytes(8).toString('base64url');
  const authProvider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: {
      client_name: 'Code Agent',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    state: () => state,
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (asked) => void (kept.asked = asked),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? '',
  };
  return { authProvider, kept, state, redirectUrl, close: () => server.close() };
}

for (const csp of [undefined, 'strict'] as const) {
  test(
    `a client of the MCP library is allowed by its user${csp ? ' under a strict policy' : ''} and calls its service [B-IDP-25]`,
    eachRun(csp === undefined),
    async ({ page, control, world }) => {
      const service = await startMcpService(world.provider);
      const agent = await startAgent();
      const { user_id } = await signIn(page, control, world.host, { email: 'ada@example.com' });
      const { authProvider, kept } = agent;
      const first = new StreamableHTTPClientTransport(new URL(service.address), { authProvider });
      const refused = await new Client({ name: 'agent', version: '1.0.0' })
        .connect(first)
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(UnauthorizedError);
      expect(kept.asked?.searchParams.get('resource')).toBe(service.address);

      const query = Object.fromEntries(kept.asked?.searchParams ?? []);
      const props = { config: { products: [] } };
      await page.goto(
        csp ? embedAddress(world.host, { mount: 'identityProvider', props, query, csp }) : (kept.asked?.href ?? ''),
      );
      await expect(page.getByText(`For ${new URL(service.address).host}`)).toBeVisible();
      await expect(page.getByText('Code Agent registered itself. Nobody has checked its name.')).toBeVisible();
      await expect(
        page.getByText('Allow this only if you started Code Agent on this computer just now.'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Allow' }).click();
      await expect(page).toHaveURL(/[?&]code=/);
      const answer = new URL(page.url());
      expect(`${answer.origin}${answer.pathname}`).toBe(agent.redirectUrl);
      expect(answer.searchParams.get('state')).toBe(agent.state);

      await first.finishAuth(answer.searchParams.get('code') ?? '');
      const client = new Client({ name: 'agent', version: '1.0.0' });
      await client.connect(new StreamableHTTPClientTransport(new URL(service.address), { authProvider }));
      const result = await client.callTool({ name: 'who_am_i' });
      expect(result.content).toEqual([{ type: 'text', text: user_id }]);
      await client.close();
      agent.close();
      service.close();
    },
  );
}
