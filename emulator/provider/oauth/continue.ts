import { html } from 'hono/html';
import { readEmail } from '../email-address';
import type { ExchangeContext } from '../exchange';
import { findOrCreateByEmail } from '../find-or-create';
import { newId } from '../ids';
import type { Project } from '../project';
import type { OAuthFlow } from './flow';
import { page } from './page';
import { withProblemPage } from './problem-page';

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
  const isCancelled = form.has('cancel');
  // A refused address leaves the flow as it is, so that the form can be sent again.
  const address = isCancelled ? '' : readEmail(form.get('email') ?? '');
  project.oauthFlows.spend(secret);
  if (isCancelled) {
    const back = new URL(flow.loginURL);
    back.searchParams.set('error', 'access_denied');
    return redirect(back.href);
  }
  const owner = ownerOf(project, flow, address);
  if (!owner) {
    return page('This account belongs to another user', html`<p>Go back to the application.</p>`, { status: 400 });
  }
  const { account, email, isNew } = owner;
  let registration = account.user.providers.find(({ provider_type }) => provider_type.toLowerCase() === flow.type);
  if (!registration) {
    registration = {
      oauth_user_registration_id: newId('oauth-user'),
      provider_subject: `${flow.type}-${account.user.user_id}`,
      provider_type: flow.type,
      profile_picture_url: '',
      locale: 'en',
    };
    account.user.providers.push(registration);
  }
  const { user_id: userId } = account.user;
  const meaning = {
    userId,
    emailId: email?.email_id ?? '',
    isProof: flow.attachTo === undefined,
    type: flow.type,
    codeChallenge: flow.codeChallenge,
  };
  const token = project.oauthTokens.issue(meaning, 600);
  const to = new URL(isNew ? flow.signupURL : flow.loginURL);
  to.searchParams.set('stytch_token_type', 'oauth');
  to.searchParams.set('token', token);
  return redirect(to.href);
}

/** The user of a social account, and their address; undefined when another user has it. */
function ownerOf(project: Project, { attachTo }: OAuthFlow, address: string) {
  if (attachTo === undefined) return findOrCreateByEmail(project, address);
  const account = project.accounts.byId(attachTo);
  const holder = project.accounts.byEmail(address);
  if (!account || (holder?.account ?? account) !== account) return undefined;
  return { account, email: holder?.email ?? account.user.emails[0], isNew: false };
}

const redirect = (location: string) => new Response(null, { status: 303, headers: { location } });
