import { ApiError, type ErrorType } from './errors';
import { isLoopback } from './loopback';
import type { Project } from './project';

/**
 * The port of a loopback address, and the text before it (RFC 8252, 7.3). A name such as `localhost` could resolve
 * elsewhere.
 */
const loopback = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/;

/**
 * Tells whether an address is one that an application registered: identical, or a loopback address with another port,
 * because a program on a user's machine uses any free port.
 */
export function isRegisteredURI(address: string, registered: readonly string[]): boolean {
  const withoutPort = (text: string) => text.replace(loopback, '$1');
  return registered.includes(address) || registered.some((one) => withoutPort(one) === withoutPort(address));
}

/** The errors for a redirect that the project does not list: of a mailed link, and of a social provider. */
type UnknownRedirect = Extract<ErrorType, `no_match_for_provided_${string}`>;
const link: UnknownRedirect = 'no_match_for_provided_magic_link_url';

/** The redirect of a link: the one that a request names, if the project lists it, or the host's page. */
export function readRedirect(redirect: string | undefined, project: Project, unknown: UnknownRedirect = link): URL {
  if (redirect === undefined || redirect === '') return new URL(`${project.hostOrigin}/`);
  const url = URL.canParse(redirect) ? new URL(redirect) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new ApiError('invalid_magic_link_url');
  const { redirect_urls: listed } = project.settings.policy;
  const isKnown = listed ? listed.includes(redirect) : isLoopback(url.hostname) || isOfHost(url, project);
  if (!isKnown) throw new ApiError(unknown);
  return url;
}

const isOfHost = ({ origin }: URL, { hostOrigin }: Project) => origin === new URL(hostOrigin).origin;
