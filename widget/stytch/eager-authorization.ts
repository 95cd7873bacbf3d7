import { succeeded } from '../../flows/core/provider/outcome';
import type { Explain } from './attempt';
import { authorizationCalls } from './authorization';
import { identityProviderCode } from './calls.lazy';
import { connectedAppListCalls } from './connected-app-list';
import { hasSession } from './person';
import type { Client } from './client';

/**
 * Explains a failure. It is in the code of the other calls of the identity provider, like the screen that shows a
 * failure.
 */
const explain: Explain = async (thrown, answers) => {
  const code = await identityProviderCode.load();
  return code.ok ? code.value.explain(thrown, answers) : { type: 'unreachable', cause: thrown };
};

/** The calls that load the consent question, for a mount that makes them at once: their code is bundled with it. */
export const eagerAuthorization = (client: Client) => ({
  ...authorizationCalls(client, explain),
  ...connectedAppListCalls(client, explain),
  hasSession: async () => succeeded(hasSession(client)),
});
