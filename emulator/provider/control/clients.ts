import { type ClientType, clientTypes, type OAuthClient } from '../clients';
import type { Fields } from '../fields';
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
    project.clients.register(client);
    return client;
  },
};

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
