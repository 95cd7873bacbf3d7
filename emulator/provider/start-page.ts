import { html } from 'hono/html';
import type { ExchangeContext } from './exchange';
import { page } from './oauth/page';

/** The page at the emulator's address: its description, and its links for a developer. */
export function startPage({ env: { project } }: ExchangeContext): Promise<Response> {
  const { publicToken, issuer, hostOrigin } = project;
  return page(
    'Vestibule emulator',
    html`<p>The provider of “${project.settings.bootstrap.project_name}”, on this machine. It runs.</p>
      <ul>
        <li><a href="outbox">Outbox</a>: the mail and the texts that were sent</li>
        <li><a href="control/messages">The same as JSON</a></li>
        <li><a href=".well-known/openid-configuration">Discovery document</a> of the issuer ${issuer}</li>
      </ul>
      <p>Public token: <code>${publicToken}</code></p>
      <p>Your application: <a href="${hostOrigin}">${hostOrigin}</a>; it asks for consent at ${hostOrigin}/consent</p>`,
  );
}
