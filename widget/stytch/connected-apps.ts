import type { ConnectedAppCalls } from '../../flows/core/provider/connected-app-calls';
import { succeeded } from '../../flows/core/provider/outcome';
import { answerOf } from './answer';
import { call, providerError } from './call';
import type { Client } from './client';
import { connectedAppListCalls } from './connected-app-list';
import { errorTypeOf } from './error-type';

/** The port's calls about connected applications. */
export function connectedAppCalls(client: Client): ConnectedAppCalls {
  return {
    ...connectedAppListCalls(client, providerError),
    revokeConnectedApp: async (id) => {
      // The client inserts the id into the path without escaping.
      const outcome = await call(() => client.user.revokedConnectedApp(encodeURIComponent(id)), answerOf);
      // The access was removed elsewhere meanwhile: the requested state is reached.
      return !outcome.ok && errorTypeOf(outcome.error.cause) === 'connected_app_not_found' ? succeeded({}) : outcome;
    },
  };
}
