import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import type { World } from '../support/world';

const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';

/** The link of a mail that a user requested on another device. It opens the form for a new password. */
export async function resetLinkOf({ host, provider }: World, control: Control, email: string): Promise<string> {
  const back = embedAddress(host, { mount: 'passwordReset', props: { config: { products: ['passwords'] } } });
  const answer = await fetch(`${provider}/sdk/v1/passwords/email/reset/start`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${publicToken}:${publicToken}`)}` },
    body: JSON.stringify({ email, reset_password_redirect_url: back }),
  });
  if (!answer.ok) throw new Error(`No mail was sent: ${await answer.text()}`);
  const { links } = await control.outbox.waitFor(email);
  const link = links.find(({ rel }) => rel === 'reset_password');
  if (!link) throw new Error('The mail has no link.');
  return link.href;
}
