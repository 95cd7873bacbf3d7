import { authorizationCalls } from './authorization';
import { identityProviderCode } from './calls.lazy';
import type { OwnCalls } from './provider-of';

/**
 * The call that asks for the question, for a mount that makes it at once: its code comes along. What explains its failure
 * comes with the other calls of the identity provider, as the screen does that shows one.
 */
export const earlyAuthorization: OwnCalls = (client) =>
  authorizationCalls(client, async (thrown, since) => {
    const code = await identityProviderCode.load();
    return code.ok ? code.value.explain(thrown, since) : { type: 'unreachable', cause: thrown };
  });
