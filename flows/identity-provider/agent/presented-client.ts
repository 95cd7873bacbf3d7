import { isThisMachine } from '../../core/host/this-machine';
import type { SayIn } from '../../core/words/words.atoms';
import { cleanName, destinationOf, type ReadableName, readableName, shownHost } from '../client-name';
import type { ConsentQuestion } from '../identity-provider.atoms';
import { agentMessages } from './agent.messages';
import { looksLike, mixesScripts } from './look-alike';

/** Tells whether an address is a web address on the user's own device (RFC 8252, section 7.3). */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && isThisMachine(hostname);
}

/** The marks that could end the quotation that a claimed name is in. */
const quotes = /["“”„‟«»‹›「」『』‘‛]/g;

/**
 * The name that is shown for an application. If its own name cannot be trusted, the host or the client id comes first,
 * and the claimed name follows in quotation marks: for a client ID metadata document, for a name that mixes scripts,
 * and for one that looks like the project's own. Both forms are empty if nothing can be read.
 */
export function presentedName(
  question: Pick<ConsentQuestion, 'request' | 'authorization'>,
  projectName: string | undefined,
  sayIn: SayIn,
): ReadableName {
  const say = sayIn(agentMessages);
  const { name } = question.authorization.client;
  const lead = leadOf(question, projectName);
  if (!lead) return readableName(name);
  const claimed = readableName(cleanName(name).replaceAll(quotes, ''));
  if (!claimed.whole) return lead;
  const both = (form: keyof ReadableName) => say('idp.claimedName', { host: lead[form], claimed: claimed[form] });
  return { whole: both('whole'), short: both('short') };
}

/** The host or the client id that comes first; undefined if the name may be shown alone. */
function leadOf(
  { request, authorization: { client } }: Pick<ConsentQuestion, 'request' | 'authorization'>,
  projectName: string | undefined,
): ReadableName | undefined {
  const { clientId, redirectURI } = request;
  const documentHost = hostOfDocument(clientId);
  if (documentHost) return hostName(documentHost);
  // The project's own application may have the project's name.
  if (client.type === 'first_party' || client.type === 'first_party_public') return undefined;
  const name = cleanName(client.name);
  if (!mixesScripts(name) && !looksLike(name, cleanName(projectName ?? ''))) return undefined;
  const isHost = destinationOf(redirectURI).kind === 'host' && !isLoopback(redirectURI);
  return isHost ? hostName(new URL(redirectURI).host) : readableName(clientId);
}

/** A host in place of a name. */
function hostName(host: string): ReadableName {
  return { whole: host, short: shownHost(host) };
}

/** The host of a client ID metadata document; undefined where the id is no such address. Http is one on loopback alone. */
function hostOfDocument(clientId: string): string | undefined {
  const isDocument = URL.canParse(clientId) && (/^https:/i.test(clientId) || isLoopback(clientId));
  return isDocument ? new URL(clientId).host : undefined;
}
