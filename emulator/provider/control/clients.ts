import { type ClientType, clientTypes, isPublic, type OAuthClient } from '../clients';
import type { Fields } from '../fields';
import { findUnusableURIs } from '../idp/redirect-uris';
import { ControlError } from './control-error';
import type { ControlRoute } from './control-route';

/** Registers an application, or changes a registered one. */
export const registerClient: ControlRoute = {
  method: 'POST',
  path: '/clients',
  accepts: [
    'client_id',
    'client_name',
    'client_description',
    'client_logo_url',
    'redirect_uris',
    'post_logout_redirect_uris',
    'scopes',
    'first_party',
    'client_type',
    'client_secret',
  ],
  answer({ project, body }) {
    const redirectUris = body.optionalStrings('redirect_uris');
    if (redirectUris === undefined) throw ControlError.field('redirect_uris', 'a list of strings');
    const scopes = body.optionalStrings('scopes');
    const type = readType(body);
    const description = body.optionalString('client_description');
    const logo = body.optionalString('client_logo_url');
    const client: OAuthClient = {
      client_id: body.string('client_id'),
      client_name: body.string('client_name'),
      ...(description !== undefined && { client_description: description }),
      ...(logo !== undefined && { client_logo_url: logo }),
      redirect_uris: redirectUris,
      post_logout_redirect_uris: body.optionalStrings('post_logout_redirect_uris') ?? [],
      ...(scopes && { scopes }),
      first_party: type?.startsWith('first_party') ?? body.optionalBoolean('first_party') ?? false,
      ...(type && { client_type: type }),
    };
    const unusable = findUnusableURIs(client);
    if (unusable) throw ControlError.field(unusable, usableURIs);
    project.clients.register(client, readSecret(body, client));
    return client;
  },
};

const usableURIs =
  'a list of absolute URLs without a fragment: of no scheme that browsers run, such as javascript:, and beside a custom ' +
  'scheme with http: only for this machine, and https: only for others';

/** Reads the secret of an application that is not public. */
function readSecret(body: Fields, client: OAuthClient): string | undefined {
  const secret = body.optionalString('client_secret');
  if (secret === undefined) return undefined;
  if (isPublic(client)) {
    throw new ControlError({
      what: '"client_secret" is not possible for this application.',
      why: 'It is public, so it keeps no secret.',
      fix: 'Leave the secret out, or send "client_type" as first_party or third_party.',
    });
  }
  // RFC 6749, appendix A.2.
  if (!/^[\x20-\x7e]+$/.test(secret)) {
    throw ControlError.field('client_secret', 'a string of printable ASCII characters');
  }
  return secret;
}

function readType(body: Fields): ClientType | undefined {
  const given = body.optionalString('client_type');
  const type = clientTypes.find((one) => one === given);
  if (given !== undefined && !type) throw ControlError.field('client_type', `one of ${clientTypes.join(', ')}`);
  return type;
}

/** Every application, in the order in which they were registered. */
export const listClients: ControlRoute = {
  method: 'GET',
  path: '/clients',
  accepts: [],
  answer: ({ project }) => project.clients.list(),
};
