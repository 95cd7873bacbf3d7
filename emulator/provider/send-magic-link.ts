import type { FoundByEmail } from './accounts';
import { readLinkMinutes } from './durations';
import { readEmail } from './email-address';
import { readCodeChallenge } from './pkce';
import { redirectLink } from './redirect-link';
import { readRedirect } from './redirect-urls';
import type { SdkCall } from './sdk-route';

/** The users of a call that mails a link. */
interface LinkUsers {
  /** Tells whether the call also signs up new users. Then it needs an address for them. */
  readonly includeNew: boolean;
  /** The account of an address. */
  find(address: string): FoundByEmail & { readonly isNew: boolean };
}

/** Mails a link that signs in, to the address of the call. */
export function sendMagicLink({ project, body }: SdkCall, { includeNew, find }: LinkUsers): object {
  const { bootstrap } = project.settings;
  const address = readEmail(body.string('email'));
  const codeChallenge = readCodeChallenge(body, bootstrap.pkce_required_for_email_magic_links);
  const loginRedirect = readRedirect(body.optionalString('login_magic_link_url'), project, 'loginLink');
  const signupURL = body.optionalString('signup_magic_link_url');
  const ways = {
    login: { redirect: loginRedirect, minutes: readLinkMinutes(body, 'login_expiration_minutes') },
    signup: {
      redirect: includeNew || signupURL ? readRedirect(signupURL, project, 'signupLink') : loginRedirect,
      minutes: readLinkMinutes(body, 'signup_expiration_minutes'),
    },
  };
  const { account, email, isNew } = find(address);
  const { redirect, minutes } = isNew ? ways.signup : ways.login;
  const token = project.tokens.issue(
    { type: 'magic_links', userId: account.user.user_id, emailId: email.email_id, codeChallenge },
    minutes,
  );
  const verb = isNew ? 'Sign up for' : 'Log in to';
  project.outbox.send({
    channel: 'email',
    to: address,
    subject: `${verb} ${bootstrap.project_name}`,
    text: `${verb} ${bootstrap.project_name} with the link in this message. It works once, within ${minutes} minutes.`,
    links: [{ rel: 'magic_links', href: redirectLink(redirect, 'magic_links', token) }],
  });
  return {};
}
