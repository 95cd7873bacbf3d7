import { ControlError } from './control-error';
import type { ControlRoute } from './control-route';

/**
 * Follows each link of the newest message that has any, as a mail scanner does: it asks for the page, and for wherever that
 * leads, runs no script and presses nothing. `to` names whose mail is scanned; without it, everybody's.
 */
export const scanMail: ControlRoute = {
  method: 'POST',
  path: '/scan',
  accepts: ['to'],
  async answer({ project, body }) {
    const to = body.optionalString('to')?.toLowerCase();
    const message = project.outbox
      .list()
      .findLast(({ links, to: addressee }) => links.length > 0 && (to === undefined || addressee === to));
    if (!message) {
      throw new ControlError({
        what: 'There is no link to follow.',
        why: to === undefined ? 'No message with a link was sent.' : `No message with a link was sent to ${to}.`,
        fix: 'Ask for a link first.',
      });
    }
    return { followed: await Promise.all(message.links.map(({ href }) => follow(href))) };
  },
};

/** One link, followed; a page that does not answer has no status. */
async function follow(href: string): Promise<{ href: string; status: number | null }> {
  const answer = await fetch(href).catch(() => undefined);
  await answer?.body?.cancel();
  return { href, status: answer?.status ?? null };
}
