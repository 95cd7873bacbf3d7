import { html } from 'hono/html';
import type { ExchangeContext } from './exchange';
import { page } from './oauth/page';

/** The outbox for people: every message, newest first, with its links to press. */
export function outboxPage({ env: { project } }: ExchangeContext): Promise<Response> {
  const messages = project.outbox.list().toReversed();
  if (messages.length === 0) return page('Outbox', html`<p>Nothing was sent yet. Reload when something was.</p>`);
  return page(
    'Outbox',
    html`${messages.map(
      ({ to, channel, subject, text, links, at }) =>
        html`<article>
          <h2>${subject ?? text}</h2>
          <p>To ${to}, by ${channel}, <time>${at}</time></p>
          ${subject === undefined ? '' : html`<p>${text}</p>`}
          ${links.map(({ rel, href }) => html`<p><a href="${href}">${rel}</a></p>`)}
        </article>`,
    )}`,
  );
}
