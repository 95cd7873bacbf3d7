import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';

/** Makes a user at the provider and signs them in, in this browser, as the client itself would have. */
export async function signIn(page: Page, control: Control, host: string, user: object): Promise<{ user_id: string }> {
  const { user_id, session_token, session_jwt } = await control.users.create(user);
  const cookie = (name: string, value: string) => ({ name, value, url: host, sameSite: 'Lax' as const });
  await page.context().addCookies([cookie('stytch_session', session_token), cookie('stytch_session_jwt', session_jwt)]);
  return { user_id };
}
