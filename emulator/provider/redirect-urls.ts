import { ApiError, type ErrorType } from './errors';
import { isLoopback } from './loopback';
import type { Project } from './project';

/** The errors of a redirect: without an address, with none that is one, and with one that the project does not list. */
interface RedirectErrors {
  readonly missing: ErrorType;
  readonly malformed: ErrorType;
  readonly unknown: ErrorType;
}

const unknown = 'no_match_for_provided_magic_link_url';
const ofLink = { malformed: 'invalid_magic_link_url', unknown } as const;
const ofProvider = { malformed: 'invalid_magic_link_url', unknown: 'no_match_for_provided_oauth_url' } as const;
const [login, signup] = ['no_login_redirect_urls_set', 'no_signup_redirect_urls_set'] as const;

/** The redirects of mailed links and of social providers, and their errors. */
const redirects = {
  loginLink: { ...ofLink, missing: login },
  signupLink: { ...ofLink, missing: signup },
  resetLink: { unknown, malformed: 'invalid_password_reset_redirect_url', missing: 'no_password_reset_redirect_url' },
  socialLogin: { ...ofProvider, missing: login },
  socialSignup: { ...ofProvider, missing: signup },
} as const satisfies Readonly<Record<string, RedirectErrors>>;

/**
 * A redirect: the one that a request names, if the project lists it, or else the first that the project lists. A
 * project without a list has any page of this machine, and first that of the host.
 */
export function readRedirect(redirect: string | undefined, project: Project, use: keyof typeof redirects): URL {
  const { redirect_urls: listed } = project.settings.policy;
  const errors = redirects[use];
  const address = redirect || (listed ? listed[0] : `${project.hostOrigin}/`);
  if (address === undefined) throw new ApiError(errors.missing);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new ApiError(errors.malformed);
  const isKnown = listed ? listed.includes(address) : isLoopback(url.hostname) || isOfHost(url, project);
  if (!isKnown) throw new ApiError(errors.unknown);
  return url;
}

const isOfHost = ({ origin }: URL, { hostOrigin }: Project) => origin === new URL(hostOrigin).origin;
