import type { ConnectedApp, ConnectedAppCalls } from '../../flows/core/provider/connected-app-calls';
import { isRecord, isText } from '../../flows/core/provider/is-record';
import { succeeded } from '../../flows/core/provider/outcome';
import { answerOf } from './answer';
import { call } from './call';
import type { Client } from './client';

/** The port's calls about connected applications. */
export function connectedAppCalls({ user }: Client): ConnectedAppCalls {
  return {
    connectedApps: () => call(() => user.getConnectedApps(), connectedAppsOf),
    revokeConnectedApp: async (id) => {
      // The client puts the id into the path as it is.
      const outcome = await call(() => user.revokedConnectedApp(encodeURIComponent(id)), answerOf);
      // Removed elsewhere meanwhile: what was wanted is so.
      return !outcome.ok && isNotFound(outcome.error.cause) ? succeeded({}) : outcome;
    },
  };
}

const isNotFound = (thrown: unknown) => isRecord(thrown) && thrown['error_type'] === 'connected_app_not_found';

/** The whole list or none: one without an application that has access would be believed. */
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

/** An application needs an id, by which it can be removed, and scopes that can be read; it can do without the rest. */
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

/** Scopes as OAuth writes them, with blanks between (RFC 6749, section 3.3), or as a list; none at all where none are named. */
function scopesOf(granted: unknown): readonly string[] | undefined {
  const scopes: unknown = typeof granted === 'string' ? granted.split(' ') : (granted ?? []);
  if (!Array.isArray(scopes) || !scopes.every((scope) => typeof scope === 'string')) return undefined;
  return [...new Set(scopes.filter(Boolean))];
}
