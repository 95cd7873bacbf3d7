import type { Page } from '@playwright/test';
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { challenge } from '../support/challenge';
import type { Control } from '../../emulator/control/control';
import { condition, engine, noSecondFetch } from '../support/condition';
import { embedAddress } from '../support/embed';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

const ownProps = { config: { products: [] } };
const allow = (page: Page) => page.getByRole('button', { name: 'Allow' });
const submits = (control: Control) => control.requests.list('idp.oauthAuthorizeSubmit');
const loopback = 'http://127.0.0.1:51004/callback';
const elsewhere = 'https://agent.example/back';
const resource = 'https://mcp.example/invoices';

interface Asked {
  client?: object;
  query?: Record<string, string>;
  props?: object;
}

/** The consent page's address for the request of an application, with a user signed in. */
async function agentAddress(page: Page, control: Control, host: string, { client, query, props = ownProps }: Asked) {
  const registered = { client_id: 'agent', client_name: 'Agent', redirect_uris: [loopback, elsewhere], ...client };
  await control.applications.register(registered);
  await signIn(page, control, host, { email: 'ada@example.com' });
  const asked = { client_id: registered.client_id, redirect_uri: elsewhere, scope: 'openid', ...challenge, ...query };
  return embedAddress(host, { mount: 'identityProvider', props, query: asked });
}

/** Serves one page on a free port of this machine, as a program that waits for its answer does. */
async function listen(): Promise<{ origin: string; close(): void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Agent</title>Done.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

interface Case {
  what: string;
  client?: object;
  query?: Record<string, string>;
  title: string;
  words: string[];
  without?: string[];
}

const cases: Case[] = [
  {
    what: 'of another’s that an operator registered has nothing to warn of [B-IDP-20]',
    client: { client_type: 'third_party' },
    title: 'Sign in to Agent with Vestibule playground',
    words: ['After this you return to agent.example.'],
    without: ['registered itself', 'on this computer'],
  },
  {
    what: 'that names a resource says for which service [B-IDP-20]',
    query: { resource: 'https://mcp.example' },
    title: 'Sign in to Agent with Vestibule playground',
    words: ['For mcp.example'],
  },
  {
    what: 'that returns to this computer is warned of [B-IDP-21]',
    query: { redirect_uri: loopback },
    title: 'Sign in to Agent with Vestibule playground',
    words: [
      'After this you return to an app on this computer (127.0.0.1:51004).',
      'Allow this only if you started Agent on this computer just now.',
    ],
  },
  {
    what: 'that registered itself is warned of [B-IDP-22]',
    client: { client_type: 'third_party_public' },
    title: 'Sign in to Agent with Vestibule playground',
    words: ['Agent registered itself. Nobody has checked its name.'],
  },
  {
    what: 'whose id is an address is called by its host [B-IDP-24]',
    client: { client_id: 'https://agent.example/client.json' },
    title: 'Sign in to agent.example (“Agent”) with Vestibule playground',
    words: ['After this you return to agent.example.'],
  },
  {
    what: 'with a name like the project’s is called by its host [B-IDP-24]',
    client: { client_name: 'Vestibu1e Playground' },
    title: 'Sign in to agent.example (“Vestibu1e Playground”) with Vestibule playground',
    words: ['After this you return to agent.example.'],
  },
  {
    what: 'with a name of two scripts is called by its id where it returns to this computer [B-IDP-24]',
    client: { client_name: 'Аgent' },
    query: { redirect_uri: loopback },
    title: 'Sign in to agent (“Аgent”) with Vestibule playground',
    words: ['Allow this only if you started agent (“Аgent”) on this computer just now.'],
  },
];

for (const { what, client, query, title, words, without = [] } of cases) {
  test(
    `an application ${what}`,
    eachRun(/registered itself|id is an address|computer is warned/.test(what)),
    async ({ page, control, world, seeNoBarrier }) => {
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(
        await agentAddress(page, control, world.host, { ...(client && { client }), ...(query && { query }) }),
      );
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      for (const sentence of words) await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      for (const sentence of without) await expect(page.getByText(sentence)).toHaveCount(0);
      await seeNoBarrier();
      await expect(allow(page)).toBeEnabled();
    },
  );
}

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>`;

// Columns: where the logo is | the client id | whether it is fetched and shown.
for (const [where, logoURL, id, isShown] of [
  ['on the host that it returns to', 'https://agent.example/logo.svg', 'agent', true],
  ['on the host of its id', 'https://id.example/logo.svg', 'https://id.example/client.json', true],
  ['on another host', 'https://paypal.example/logo.svg', 'agent', false],
  ['on a host below that it returns to', 'https://cdn.agent.example/logo.svg', 'agent', false],
] as const) {
  test(
    `a logo ${where} is ${isShown ? 'shown' : 'neither fetched nor shown'} [B-IDP-23]`,
    eachRun(/^on (?:the host that|another)/.test(where)),
    async ({ page, control, world }) => {
      test.skip(isShown && condition === 'strict', 'the strict policy allows no image');
      const asked: string[] = [];
      await page.route(/\.example\/logo\.svg$/, async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: 'image/svg+xml', body: picture });
      });
      const client = { client_id: id, client_logo_url: logoURL };
      await page.goto(await agentAddress(page, control, world.host, { client }));
      await expect(allow(page)).toBeEnabled();
      await expect(page.locator('.vestibule img')).toHaveCount(isShown ? 1 : 0);
      expect(asked).toEqual(isShown ? [logoURL] : []);
    },
  );
}

test(
  "an arrow leads from the application's logo to the theme's, and from none that did not load [B-IDP-23]",
  inLongRun,
  async ({ page, control, world }) => {
    test.skip(condition === 'strict', 'the strict policy allows no image');
    const logoImageUrl = `data:image/svg+xml,${encodeURIComponent(picture)}`;
    let isThere = true;
    await page.route(/\.example\/logo\.svg$/, (route) =>
      isThere ? route.fulfill({ contentType: 'image/svg+xml', body: picture }) : route.fulfill({ status: 204 }),
    );
    const client = { client_logo_url: 'https://agent.example/logo.svg' };
    const props = { ...ownProps, theme: { logo: { logoImageUrl, alt: 'Slow Clay' } } };
    const address = await agentAddress(page, control, world.host, { client, props });
    await page.goto(address);
    const project = page.getByRole('img', { name: 'Slow Clay' });
    const arrow = page.locator('.vestibule span > svg').first();
    await expect(allow(page)).toBeEnabled();
    const [from, between, to] = await Promise.all(
      [page.locator('.vestibule img').first(), arrow, project].map((place) => place.boundingBox()),
    );
    expect((from?.x ?? 0) + (from?.width ?? 0)).toBeLessThanOrEqual(between?.x ?? 0);
    expect((between?.x ?? 0) + (between?.width ?? 0)).toBeLessThanOrEqual(to?.x ?? 0);
    isThere = false;
    await page.goto(address);
    await expect(allow(page)).toBeEnabled();
    await expect(project).toBeVisible();
    await expect(arrow).toBeHidden();
  },
);

test('the whole address of a resource opens by keyboard [B-IDP-20]', async ({ page, control, world }) => {
  await page.goto(await agentAddress(page, control, world.host, { query: { resource } }));
  await page.getByRole('button', { name: 'Details', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(resource, { exact: true })).toBeVisible();
});

test('the notices are the accessible description of the question [B-IDP-22]', async ({ page, control, world }) => {
  const client = { client_type: 'third_party_public' };
  await page.goto(await agentAddress(page, control, world.host, { client, query: { redirect_uri: loopback } }));
  await expect(page.getByRole('region', { name: /Agent/ })).toHaveAccessibleDescription(
    /Agent registered itself\. Nobody has checked its name\..*Allow this only if you started Agent on this computer/,
  );
});

test('Allow is blocked until the notice was visible, and a press scrolls to it [T-IDP-25]', async ({
  page,
  control,
  world,
}) => {
  const client = { client_type: 'third_party_public' };
  const scope = 'openid email profile phone offline_access';
  const address = await agentAddress(page, control, world.host, { client, query: { scope } });
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto(address);
  const notice = page.getByText('Agent registered itself. Nobody has checked its name.');
  await expect(page.getByRole('heading', { name: /Agent/ })).toBeInViewport();
  await expect(notice).not.toBeInViewport();
  await page.waitForTimeout(1_000);
  // All but the notice has been read. The buttons below it are reached last.
  await expect(allow(page)).toBeDisabled();
  for (const part of [page.getByText('Verify your identity'), page.getByText(/^After this you return to/)]) {
    await part.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await page.waitForTimeout(1_000);
  }
  await expect(allow(page)).toBeDisabled();
  // Each press scrolls to the first part that has not been in view.
  await expect(async () => {
    await allow(page).evaluate((button: HTMLElement) => button.click());
    await expect(notice).toBeInViewport({ ratio: 1, timeout: 1_000 });
  }).toPass();
  await expect(allow(page)).toBeEnabled();
  expect(await submits(control)).toEqual([]);
});

test('without the code of the warnings no question is shown, and another try shows it [T-IDP-25]', async ({
  page,
  control,
  world,
  watch,
}) => {
  test.skip(engine === 'firefox', noSecondFetch);
  watch.allow(/Failed to load resource|agent-views|dynamically imported|load agent views/);
  let isBlocked = true;
  await page.route(/agent-views/, (route) => (isBlocked ? route.abort() : route.continue()));
  await page.goto(await agentAddress(page, control, world.host, { query: { redirect_uri: loopback } }));
  await expect(page.getByText("We couldn't reach the server. Check your connection and try again.")).toBeVisible();
  await expect(allow(page)).toHaveCount(0);
  isBlocked = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Allow this only if you started Agent on this computer just now.')).toBeVisible();
});

test('an agent discovers the provider, registers itself, and is redirected to its port with a code for its service [B-IDP-25]', async ({
  page,
  control,
  world,
}) => {
  const agent = await listen();
  const redirectURI = `${agent.origin}/callback`;
  const metadata = (await (await fetch(`${world.provider}/.well-known/oauth-authorization-server`)).json()) as Record<
    string,
    string
  >;
  expect(metadata['issuer']).toBe(world.provider);
  const registration = await fetch(metadata['registration_endpoint'] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Code Agent',
      redirect_uris: [redirectURI],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }),
  });
  const { client_id: clientId = '' } = (await registration.json()) as Record<string, string>;
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  const verifier = randomBytes(32).toString('base64url');
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectURI,
    scope: 'openid offline_access',
    state: randomBytes(8).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource,
  };
  await page.goto(embedAddress(world.host, { mount: 'identityProvider', props: ownProps, query, strict: '1' }));
  await expect(page.getByText('For mcp.example')).toBeVisible();
  await expect(page.getByText('Keep its access while you are away')).toBeVisible();
  await expect(page.getByText('Code Agent registered itself. Nobody has checked its name.')).toBeVisible();
  await allow(page).click();
  await expect(page).toHaveURL(/[?&]code=/);
  const answer = new URL(page.url());
  expect(answer.origin).toBe(agent.origin);
  expect({ state: answer.searchParams.get('state'), iss: answer.searchParams.get('iss') }).toEqual({
    state: query.state,
    iss: world.provider,
  });
  const tokens = await fetch(metadata['token_endpoint'] ?? '', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: answer.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: redirectURI,
      resource,
    }),
  });
  const { access_token: token = '' } = (await tokens.json()) as Record<string, string>;
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ aud: resource, iss: world.provider });
  agent.close();
});

test('an agent with a client document on this computer is named by its address [B-IDP-24]', async ({
  page,
  control,
  world,
}) => {
  let address = '';
  const server = createServer((_, response) => {
    const described = { client_id: address, client_name: 'Code Agent', redirect_uris: [loopback] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(described));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  const host = `127.0.0.1:${listening && typeof listening === 'object' ? listening.port : ''}`;
  address = `http://${host}/client.json`;
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  const query = { client_id: address, redirect_uri: loopback, scope: 'openid', ...challenge };
  await page.goto(embedAddress(world.host, { mount: 'identityProvider', props: ownProps, query }));
  await expect(page.getByRole('heading', { name: `Sign in to ${host} (“Code Agent”) with` })).toBeVisible();
  server.close();
});
