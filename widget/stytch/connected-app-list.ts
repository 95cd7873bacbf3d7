import type { ConnectedApp, ConnectedAppCalls } from '../../flows/core/provider/connected-app-calls';
import { isRecord, isText } from '../../flows/core/provider/record';
import { answerOf } from './answer';
import { attempt, type Explain } from './attempt';
import type { Client } from './client';

/** The port's call that lists the applications with access. */
export function connectedAppListCalls({ user }: Client, explain: Explain): Pick<ConnectedAppCalls, 'connectedApps'> {
  return { connectedApps: () => attempt(() => user.getConnectedApps(), connectedAppsOf, explain) };
}

/** The whole list or none: a list that omits an application with access would be misleading. */
function connectedAppsOf(answer: unknown): readonly ConnectedApp[] | undefined {
  const rows = answerOf(answer)?.['connected_apps'];
  if (!Array.isArray(rows)) return undefined;
  const apps = new Map<string, ConnectedApp>();
  for (const row of rows) {
    const app = connectedAppOf(row);
    if (!app) return undefined;
    const before = apps.get(app.id);
    apps.set(app.id, before ? { ...before, scopes: [...new Set([...before.scopes, ...app.scopes])] } : app);
  }
  return [...apps.values()];
}

/** An application needs an id, by which it can be removed, and readable scopes. The rest is optional. */
function connectedAppOf(row: unknown): ConnectedApp | undefined {
  if (!isRecord(row) || !isText(row['connected_app_id'])) return undefined;
  const scopes = scopesOf(row['scopes_granted']);
  if (!scopes) return undefined;
  const { connected_app_id: id, client_id: clientId, name, description, logo_url: logoURL } = row;
  return {
    id,
    ...(isText(clientId) && { clientId }),
    name: isText(name) ? name : '',
    ...(isText(description) && { description }),
    ...(isText(logoURL) && { logoURL }),
    scopes,
  };
}

/**
 * Scopes in OAuth's format, separated by spaces (RFC 6749, section 3.3), or as a list; an empty list where they are
 * missing.
 */
function scopesOf(granted: unknown): readonly string[] | undefined {
  const scopes: unknown = typeof granted === 'string' ? granted.split(' ') : (granted ?? []);
  if (!Array.isArray(scopes) || !scopes.every((scope) => typeof scope === 'string')) return undefined;
  return [...new Set(scopes.filter(Boolean))];
}
