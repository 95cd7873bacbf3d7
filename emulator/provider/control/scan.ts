import { isKnownOrigin } from '../loopback';
import { ControlError } from './control-error';
import type { ControlRoute } from './control-route';

/**
 * Follows each link of the newest message that has any, as a mail scanner does: it requests the page and follows
 * redirects, runs no script and presses no button. It sends requests only to this machine and the configured
 * application. `to` names the recipient whose mail is scanned; without it, all mail is.
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
    const mayFollow = (href: string) => isKnownOrigin(new URL(href).origin, project.hostOrigin);
    const foreign = message.links.find(({ href }) => !mayFollow(href));
    if (foreign) {
      throw new ControlError({
        what: `A link leads to ${new URL(foreign.href).origin}.`,
        why: 'The scan follows links to this machine and to the configured application alone.',
        fix: 'Name the origin of your application: --app, or appOrigin of startEmulator.',
      });
    }
    return { followed: await Promise.all(message.links.map(({ href }) => follow(href, mayFollow))) };
  },
};

const mostRedirects = 20;

/** One link, followed through allowed redirects. A page that does not respond has no status. */
async function follow(
  href: string,
  mayFollow: (address: string) => boolean,
): Promise<{ href: string; status: number | null }> {
  let at = href;
  let status: number | null = null;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await fetch(at, { redirect: 'manual' }).catch(() => undefined);
    await answer?.body?.cancel();
    // A browser hides a redirect, and returns the status 0.
    status = answer?.status || null;
    const next = answer && nextOf(answer, at);
    if (next === undefined || !mayFollow(next)) break;
    at = next;
  }
  return { href, status };
}

function nextOf({ status, headers }: Response, base: string): string | undefined {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null || !URL.canParse(location, base)) return undefined;
  return new URL(location, base).href;
}
