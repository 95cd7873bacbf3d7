import { ApiError, type ErrorType } from './errors';
import { isLoopback } from './loopback';
import type { Project } from './project';
import { redirectsOfType, type RedirectType } from './redirect-url';

/** The type of a redirect, and its errors: without an address, with none that is one, and with one that is not listed. */
interface RedirectRules {
  readonly type: RedirectType;
  readonly missing: ErrorType;
  readonly malformed: ErrorType;
  readonly unknown: ErrorType;
}

const unknown = 'no_match_for_provided_magic_link_url';
const ofLink = { malformed: 'invalid_magic_link_url', unknown } as const;
const ofProvider = { malformed: 'invalid_magic_link_url', unknown: 'no_match_for_provided_oauth_url' } as const;
const login = { type: 'login', missing: 'no_login_redirect_urls_set' } as const;
const signup = { type: 'signup', missing: 'no_signup_redirect_urls_set' } as const;
const reset = { type: 'reset_password', missing: 'no_password_reset_redirect_url' } as const;

/** The redirects of mailed links and of social providers, and their rules. */
const redirects = {
  loginLink: { ...ofLink, ...login },
  signupLink: { ...ofLink, ...signup },
  resetLink: { ...reset, unknown, malformed: 'invalid_password_reset_redirect_url' },
  socialLogin: { ...ofProvider, ...login },
  socialSignup: { ...ofProvider, ...signup },
} as const satisfies Readonly<Record<string, RedirectRules>>;

/**
 * A redirect: the one that a request names, if the project lists it for the type, or else the first default of that
 * type. A project without a list has any page of this machine, and first that of the host.
 */
export function readRedirect(redirect: string | undefined, project: Project, use: keyof typeof redirects): URL {
  const { redirect_urls } = project.settings.policy;
  const rules = redirects[use];
  const listed = redirect_urls && redirectsOfType(redirect_urls, rules.type);
  const address = redirect || (listed ? listed.find((one) => one.default)?.url : `${project.hostOrigin}/`);
  if (address === undefined) throw new ApiError(rules.missing);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new ApiError(rules.malformed);
  const isKnown = listed
    ? listed.some((one) => one.url === address)
    : isLoopback(url.hostname) || isOfHost(url, project);
  if (!isKnown) throw new ApiError(rules.unknown);
  return url;
}

const isOfHost = ({ origin }: URL, { hostOrigin }: Project) => origin === new URL(hostOrigin).origin;
