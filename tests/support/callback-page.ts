import { expect, type Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from './embed';

/** The address that the links go to. */
export const email = 'ada@example.com';

/** The headings of the callback page that most tests wait for. */
export const title = {
  confirmation: 'Success!',
  spent: 'This link no longer works',
  problem: 'You were not logged in',
};

/** The client's advice to a host whose project asks for no proof of the browser. */
export const noVerifier = /No code verifier/;

/** The words of the browser about a request that the provider refused. */
export const refused = /status of 4|Failed to load resource/;

/** The address of the callback page, with options of its own. */
export function callbackAddress(host: string, options: object = {}): string {
  const here = embedAddress(host, { mount: 'callback', props: { config: { products: [] } } });
  const config = {
    products: ['emailMagicLinks'],
    emailMagicLinksOptions: { loginRedirectURL: here, signupRedirectURL: here },
  };
  return embedAddress(host, { mount: 'callback', props: { config, ...options } });
}

/** Requests a magic link to a callback page with these options, as a visitor does, and returns the link of the mail. */
export async function requestLink(
  page: Page,
  control: Control,
  host: string,
  options: object = {},
  address = email,
): Promise<string> {
  const back = callbackAddress(host, options);
  const config = {
    products: ['emailMagicLinks'],
    emailMagicLinksOptions: { loginRedirectURL: back, signupRedirectURL: back },
  };
  await page.goto(embedAddress(host, { props: { config } }));
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  return (await control.outbox.waitFor(address)).links[0]?.href ?? '';
}

/** The link of a token that the provider never issued. */
export const linkOf = (host: string, token: string, options: object = {}, type = 'magic_links') =>
  `${callbackAddress(host, options)}&${new URLSearchParams({ stytch_token_type: type, token })}`;

/** The heading of this name. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Presses the button of this name. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** The requests so far that spend a magic link. */
export const spending = (control: Control) => control.requests.list('magicLinks.authenticate');
