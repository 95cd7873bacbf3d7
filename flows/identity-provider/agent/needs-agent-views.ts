import { isThisMachine } from '../../core/host/this-machine';
import type { ConsentQuestion } from '../identity-provider.atoms';

/** The number of ASCII letters of a name without n, v and w, so that `rn` is as long as `m`, and `vv` as long as `w`. */
const lengthOf = (name: string) => name.replace(/[^a-mo-ux-z\d|!$]/gi, '').length;

/**
 * Tells whether a question may need the views of an agent's request. True while the project's name is unknown, because
 * the application's name can still turn out to be similar.
 */
export function needsAgentViews(
  { request, authorization: { client } }: Pick<ConsentQuestion, 'request' | 'authorization'>,
  projectName: string | undefined,
): boolean {
  return (
    // An id that is an address has a colon.
    request.resources !== undefined ||
    client.type === 'third_party_public' ||
    isThisMachine(new URL(request.redirectURI).hostname) ||
    request.clientId.includes(':') ||
    projectName === undefined ||
    // This matches every name that mixes scripts or looks like the project's, and some that do not.
    /[^ -~]/.test(client.name + projectName) ||
    Math.abs(lengthOf(client.name) - lengthOf(projectName)) < 2
  );
}
