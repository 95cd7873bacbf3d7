import { html } from 'hono/html';
import type { ExchangeContext } from './exchange';
import { page } from './oauth/page';

const readable = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** The outbox as a page: every message, newest first, with its code and its links. The page updates itself. */
export function outboxPage({ env: { project } }: ExchangeContext): Promise<Response> {
  const messages = project.outbox.list().toReversed();
  const content =
    messages.length === 0
      ? html`<p>Nothing was sent yet. A message appears here as soon as it is sent.</p>`
      : html`${messages.map(
          ({ to, channel, subject, text, links, at }) =>
            html`<article>
              <h2>${subject ?? text}</h2>
              <p>To ${to}, by ${channel}, <time datetime="${at}">${readable.format(new Date(at))}</time></p>
              ${subject === undefined ? '' : html`<p>${text}</p>`}
              ${links.map(({ rel, href }) => html`<p><a href="${href}">${rel}</a></p>`)}
            </article>`,
        )}`;
  return page('Outbox', content, { script: 'outbox.js' });
}

/** Updates only the changed parts of the outbox, so that a reader's selection remains. */
const renewal = `
setInterval(async () => {
  const answer = await fetch('outbox').catch(() => undefined);
  if (!answer?.ok) return;
  const renewed = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
  const shown = document.querySelector('main');
  if (renewed && shown && renewed.textContent !== shown.textContent) shown.replaceWith(renewed);
}, 1000);
`;

/** The script of that page. */
export const outboxScript = (): Response =>
  new Response(renewal, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
