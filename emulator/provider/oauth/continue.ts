import { html } from 'hono/html';
import type { ExchangeContext } from '../exchange';
import { redirectLink } from '../redirect-link';
import { page } from './page';
import { withProblemPage } from './problem-page';
import { findOrCreateOwner, readSocialAccount } from './social-account';

/** The form of the stand-in was submitted: redirects to the host, with a token or with the reason why there is none. */
export const continueOAuth = (context: ExchangeContext): Promise<Response> =>
  withProblemPage(() => continueFlow(context));

async function continueFlow({ req, env: { project } }: ExchangeContext): Promise<Response> {
  const form = new URLSearchParams(await req.text());
  const secret = form.get('flow') ?? '';
  const flow = project.oauthFlows.find(secret);
  if (!flow) {
    return page('This sign-in is over', html`<p>Go back to the application and begin again.</p>`, { status: 400 });
  }
  // A refused account leaves the flow as it is, so that the form can be sent again.
  const chosen = form.has('cancel') ? undefined : readSocialAccount(form, flow.type);
  project.oauthFlows.spend(secret);
  if (!chosen) {
    const back = new URL(flow.loginURL);
    back.searchParams.set('error', 'access_denied');
    return redirect(back.href);
  }
  const owner = findOrCreateOwner(project, flow, chosen);
  if (!owner) {
    return page('This account belongs to another user', html`<p>Go back to the application.</p>`, { status: 400 });
  }
  const meaning = {
    userId: owner.user.user_id,
    registrationId: owner.registration.oauth_user_registration_id,
    emailId: owner.emailId,
    isProof: flow.attachTo === undefined,
    scopes: flow.scopes,
    codeChallenge: flow.codeChallenge,
  };
  const token = project.oauthTokens.issue(meaning, 600);
  return redirect(redirectLink(new URL(owner.isNew ? flow.signupURL : flow.loginURL), 'oauth', token));
}

const redirect = (location: string) => new Response(null, { status: 303, headers: { location } });
