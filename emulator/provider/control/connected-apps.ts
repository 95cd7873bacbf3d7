import type { Fields } from '../fields';
import { newId } from '../ids';
import type { Project } from '../project';

/** An application with access to the account of a user made by a tester. */
export interface WantedConnectedApp {
  /** The id of a registered application, or of a new one; generated when absent. */
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

/** Gives an application access, as if the user had allowed it. One that is not registered is registered first. */
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
