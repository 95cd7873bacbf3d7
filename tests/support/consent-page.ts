import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { challenge } from './challenge';
import { embedAddress, type EmbedOptions } from './embed';
import { signIn } from './session';

/** The parts of a request of Invoice Robot that differ from the usual one. */
export interface ConsentRequest {
  /** Of the registered application. */
  client?: object;
  /** Of the user, who is signed in. */
  user?: object;
  /** Parameters of the request. */
  query?: Record<string, string>;
  /** Options of the page that asks the user. */
  embed?: Partial<EmbedOptions>;
}

const asking = { mount: 'identityProvider', props: { config: { products: [] } } } as const;

/** Registers Invoice Robot, an application, and gives the address that users return to it at. */
export async function registerRobot(control: Control, host: string, client: object = {}): Promise<string> {
  const back = `${host}/?back=1`;
  const uris = { redirect_uris: [back], post_logout_redirect_uris: [back] };
  await control.applications.register({ client_id: 'robot', client_name: 'Invoice Robot', ...uris, ...client });
  return back;
}

/** The address of the page on which Invoice Robot asks a user, who is signed in, for access. */
export async function consentAddress(
  page: Page,
  control: Control,
  host: string,
  { client, user, query, embed }: ConsentRequest = {},
): Promise<string> {
  const redirect_uri = await registerRobot(control, host, client);
  await signIn(page, control, host, { email: 'ada@example.com', ...user });
  const asked = { client_id: 'robot', redirect_uri, scope: 'openid email', ...challenge, ...query };
  return embedAddress(host, { ...asking, query: asked, ...embed });
}

/** The address of the page on which Invoice Robot, which is registered, has a user log out. */
export function logOutAddress(host: string, query: Record<string, string> = {}): string {
  const asked = { client_id: 'robot', post_logout_redirect_uri: `${host}/?back=1`, ...query };
  return embedAddress(host, { ...asking, query: asked });
}

export const allow = (page: Page) => page.getByRole('button', { name: 'Allow' });
export const deny = (page: Page) => page.getByRole('button', { name: 'Deny' });

/** The decisions that the provider has received. */
export const submits = (control: Control) => control.requests.list('idp.oauthAuthorizeSubmit');
