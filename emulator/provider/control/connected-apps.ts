import type { Fields } from '../fields';
import { newId } from '../ids';
import type { Project } from '../project';

/** An application that a user made by a tester has let in. */
export interface WantedConnectedApp {
  /** One that is registered, or a new one; made up when absent. */
  readonly clientId: string;
  /** The name of an application that is not registered yet. */
  readonly name: string;
  readonly description: string | undefined;
  readonly logoURL: string | undefined;
  readonly scopes: readonly string[];
}

/** Reads one of `connected_apps`. */
export function readConnectedApp({ clients }: Project, app: Fields): WantedConnectedApp {
  const clientId = app.optionalString('client_id') ?? newId('connected-app');
  return {
    clientId,
    name: clients.find(clientId)?.client_name ?? app.string('name'),
    description: app.optionalString('description'),
    logoURL: app.optionalString('logo_url'),
    scopes: app.optionalStrings('scopes') ?? [],
  };
}

/** Lets an application in, as if the user had allowed it; one that is not registered is registered first. */
export function letIn({ clients, consents, hostOrigin }: Project, userId: string, app: WantedConnectedApp): void {
  const { clientId, name, description, logoURL, scopes } = app;
  if (!clients.find(clientId)) {
    clients.register({
      client_id: clientId,
      client_name: name,
      ...(description !== undefined && { client_description: description }),
      ...(logoURL !== undefined && { client_logo_url: logoURL }),
      redirect_uris: [`${hostOrigin}/app`],
      post_logout_redirect_uris: [],
      first_party: false,
    });
  }
  consents.add(userId, clientId, scopes);
}
