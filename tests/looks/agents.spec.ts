import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { darkTheme } from '../../tokens/dark-theme';
import { challenge } from '../support/challenge';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

const folder = fileURLToPath(new URL('../../dist/reports/agents/', import.meta.url));
const elsewhere = 'https://agent.example/back';
const loopback = 'http://127.0.0.1:51004/callback';
const own = 'vscode://agent.example/did-authenticate';
const project = 'Vestibule playground';

interface Client {
  name: string;
  client?: object;
  query?: Record<string, string>;
  /** The words of the heading, in English. */
  title?: string;
  /** The notice that stands out, or the line that every client has. */
  notice: string;
  look?: { theme?: typeof darkTheme; width?: number; locale?: string };
}

/** The kinds of client, each in one of the looks: light, dark, narrow, right to left. */
const clients: readonly Client[] = [
  {
    name: 'of-the-operator',
    client: { client_type: 'third_party' },
    notice: 'After this you return to agent.example.',
  },
  {
    name: 'with-a-resource',
    query: { resource: 'https://mcp.example/invoices' },
    notice: 'For mcp.example',
    look: { theme: darkTheme },
  },
  {
    name: 'on-this-computer',
    query: { redirect_uri: loopback },
    notice: 'Allow this only if you started Agent on this computer just now.',
  },
  {
    name: 'on-this-computer-narrow-dark',
    query: { redirect_uri: loopback },
    notice: 'Allow this only if you started Agent on this computer just now.',
    look: { width: 320, theme: darkTheme },
  },
  {
    name: 'that-registered-itself',
    client: { client_type: 'third_party_public' },
    notice: 'Agent registered itself. Nobody has checked its name.',
    look: { theme: darkTheme },
  },
  {
    name: 'that-registered-itself-on-this-computer',
    client: { client_type: 'third_party_public' },
    query: { redirect_uri: loopback, resource: 'https://mcp.example/invoices', scope: 'openid email offline_access' },
    notice: 'Agent registered itself. Nobody has checked its name.',
    look: { width: 320 },
  },
  {
    name: 'by-its-document',
    client: { client_id: 'https://agent.example/client.json' },
    title: `Sign in to agent.example (“Agent”) with ${project}`,
    notice: 'After this you return to agent.example.',
  },
  {
    name: 'named-like-the-project',
    client: { client_name: 'Vestibu1e Playground' },
    title: `Sign in to agent.example (“Vestibu1e Playground”) with ${project}`,
    notice: 'After this you return to agent.example.',
    look: { width: 320 },
  },
  { name: 'with-a-scheme-of-its-own', query: { redirect_uri: own }, notice: 'vscode' },
  {
    name: 'right-to-left',
    client: { client_type: 'third_party_public' },
    query: { redirect_uri: loopback, resource: 'https://mcp.example/invoices' },
    title: 'Agent',
    notice: '127.0.0.1:51004',
    look: { locale: 'ar' },
  },
];

for (const { name, client, query, title = `Sign in to Agent with ${project}`, notice, look = {} } of clients) {
  test(`the consent page as a client ${name.replaceAll('-', ' ')} has it is pictured @long [B-IDP-20]`, async ({
    page,
    control,
    world,
    seeNoBarrier,
  }) => {
    const { theme, width = 480, locale } = look;
    const registered = {
      client_id: 'agent',
      client_name: 'Agent',
      redirect_uris: [loopback, elsewhere, own],
      ...client,
    };
    await control.applications.register(registered);
    await signIn(page, control, world.host, { email: 'ada@example.com' });
    await page.setViewportSize({ width, height: 900 });
    const asked = { client_id: registered.client_id, redirect_uri: elsewhere, scope: 'openid', ...challenge, ...query };
    const props = { config: { products: [] }, ...(theme && { theme }), ...(locale && { locale }) };
    await page.goto(embedAddress(world.host, { mount: 'identityProvider', props, query: asked }));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(notice).first()).toBeVisible();
    await expect(page.locator('.vestibule').first()).toHaveAttribute('dir', locale ? 'rtl' : 'ltr');
    await expect(page.getByRole('button').last()).toBeEnabled();
    await seeNoBarrier();
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}${name}.png`, fullPage: true, animations: 'disabled' });
  });
}
