import { expect, type Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { logInWithCode } from './code-log-in';
import { embedAddress, type EmbedOptions } from './embed';
import { codeProps } from './sign-in';

/** The user of a guarded page. */
export const email = 'ada@example.com';

/** A log-in for five minutes. */
export const config = { ...codeProps.config, sessionOptions: { sessionDurationMinutes: 5 } };

/** A warning a few seconds after the page is opened, within a session of five minutes. */
export const soon = { config, warnBeforeMinutes: 4.95, extendByMinutes: 30 };

export const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
export const ended = (page: Page) => page.getByRole('dialog', { name: 'You were logged out' });
export const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });

/** The address of the page that is guarded. */
export const guardedAddress = (host: string, options: Partial<EmbedOptions> = {}) =>
  embedAddress(host, { mount: 'sessionGuard', props: soon, ...options });

/** Logs in for some minutes. */
export async function logInFor(page: Page, control: Control, host: string, minutes = 5): Promise<void> {
  const sessionOptions = { sessionDurationMinutes: minutes };
  await page.goto(embedAddress(host, { props: { config: { ...config, sessionOptions } } }));
  await logInWithCode(page, control, email);
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
}

/** Logs in for some minutes, and opens the page that is guarded, with something typed in it. */
export async function openGuarded(
  page: Page,
  control: Control,
  host: string,
  options: Partial<EmbedOptions> = {},
  minutes = 5,
): Promise<void> {
  await logInFor(page, control, host, minutes);
  await page.goto(guardedAddress(host, options));
  await notes(page).fill('Half a sentence');
}

/** Lets the session end, for the provider and for the page. */
export async function letItEnd(page: Page, control: Control): Promise<void> {
  await control.clock.advance(300);
  await page.clock.fastForward(300_000);
}
