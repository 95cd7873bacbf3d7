import { html } from 'hono/html';
import type { ExchangeContext } from '../exchange';
import { accountFields } from '../oauth/account-fields';
import { page } from '../oauth/page';
import { problemPage, withProblemPage } from '../oauth/problem-page';
import { nameOf, socialProviders } from '../oauth/providers';
import { isCodeChallenge } from '../pkce';
import type { Project } from '../project';
import { refuseDisabled } from '../project-switches';
import { readRedirect } from '../redirect-urls';
import type { Route } from '../sdk-route';

/**
 * A user is redirected to a provider: its stand-in asks for their identity, and shows the parameters of the request.
 */
export const oauthStart: Route = {
  operation: 'oauth.start',
  method: 'GET',
  path: '/v1/public/oauth/:provider/start',
  answer: (context) => withProblemPage(() => start(context)),
};

async function start({ req, env: { project } }: ExchangeContext): Promise<Response> {
  refuseDisabled(project, 'oauth.start');
  const type = req.param('provider') ?? '';
  if (!Object.hasOwn(socialProviders, type)) return problemPage('There is no such provider here.');
  const query = new URL(req.url).searchParams;
  if (query.get('public_token') !== project.publicToken) return problemPage('The public token is not of this project.');
  const codeChallenge = query.get('code_challenge') ?? undefined;
  if (project.settings.bootstrap.pkce_required_for_oauth && !codeChallenge) {
    return problemPage('This project requires PKCE: a code_challenge must be sent.');
  }
  if (codeChallenge !== undefined && !isCodeChallenge(codeChallenge)) {
    return problemPage('The code_challenge must be a SHA-256 digest in base64url.');
  }
  const loginURL = readRedirect(query.get('login_redirect_url') ?? undefined, project, 'socialLogin').href;
  const signupURL = readRedirect(query.get('signup_redirect_url') ?? undefined, project, 'socialSignup').href;
  const attachToken = query.get('oauth_attach_token') ?? undefined;
  const attachTo = attachToken === undefined ? undefined : spendAttachToken(project, attachToken, type);
  if (attachToken !== undefined && attachTo === undefined) {
    return problemPage('The oauth_attach_token is unknown, has been used, or is for another provider.');
  }
  const scopes = (query.get('custom_scopes') ?? '').split(' ').filter((scope) => scope !== '');
  const flow = project.oauthFlows.issue({ type, loginURL, signupURL, codeChallenge, scopes, attachTo }, 600);
  const asked = [...query].filter(([parameter]) => parameter === 'custom_scopes' || parameter.startsWith('provider_'));
  return page(
    `${nameOf(type)} (stand-in)`,
    html`<p>This is in for ${nameOf(type)}. Nothing leaves this computer.</p>
      <form method="post" action="../../../../oauth/continue">
        <input type="hidden" name="flow" value="${flow}" />
        ${accountFields(type)}
      </form>
      <dl>
        ${asked.map(
          ([parameter, value]) =>
            html`<dt>${parameter}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>`,
  );
}

/** The user of an attach token for this provider; undefined when there is none. */
function spendAttachToken({ oauthAttachments }: Project, token: string, type: string): string | undefined {
  const attachment = oauthAttachments.find(token);
  return attachment?.type === type && oauthAttachments.spend(token) ? attachment.userId : undefined;
}
