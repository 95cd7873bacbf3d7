import { atom, type Setter } from 'jotai/vanilla';
import { emitAtom } from '../../core/host/host.atoms';
import { loadCodeAtom } from '../../core/lazy/load-code.atoms';
import type { AuthorizationRequest } from '../../core/provider/identity-provider-calls';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import { bootstrapArrivalAtom } from '../../core/provider/provider.atoms';
import { knowPersonAtom } from '../../core/request/know-person.actions';
import { request } from '../../core/request/request';
import type { ResourceTools } from '../../core/request/resource';
import { sleep } from '../../core/time/watch-time';
import { pageAtom } from '../consent-options.atoms';
import { consentStateAtom, failFlowAtom } from '../identity-provider.atoms';
import { type LateVerbs, lateVerbs } from '../identity-provider.lazy';

/** The longest wait for what else is part of the question, in milliseconds: the project's name, and what was granted before. */
const maxWait = 1_000;

/** True while the account that is asked is another one than was asked before. */
export const hasChangedAtom = atom(false);

/** Loads the verbs that follow the question and runs one, unless the preflight was cancelled meanwhile. */
export async function withLateVerbs(
  set: Setter,
  signal: AbortSignal,
  run: (verbs: LateVerbs) => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown>> {
  const loaded = await set(loadCodeAtom, lateVerbs);
  const verbs = lateVerbs.value();
  return verbs && !signal.aborted ? run(verbs) : loaded;
}

/** Asks which scopes an application has already; none where that cannot be known. */
const askGrantedAtom = atom(null, async (get, set, client: string, signal: AbortSignal): Promise<readonly string[]> => {
  const apps = await request(get, set, {
    operation: 'user.getConnectedApps',
    call: (provider) => provider.connectedApps(),
    signal,
  });
  if (!apps.ok) return [];
  return apps.value.find(({ id, clientId }) => id === client || clientId === client)?.scopes ?? [];
});

/** Asks the provider who wants what, for the account that is signed in, up to the question or the answer. */
export const askConsentAtom = atom(
  null,
  async (
    get,
    set,
    asked: AuthorizationRequest,
    { signal, isAgain }: Pick<ResourceTools, 'signal' | 'isAgain'>,
  ): Promise<Outcome<unknown>> => {
    const cancelled = failed({ type: 'cancelled' });
    const known = await set(knowPersonAtom, signal, isAgain);
    if (signal.aborted) return cancelled;
    if (!known.ok) return known;
    const remembered = known.value;
    if (!remembered) return succeeded(set(failFlowAtom, 'idp.oauthAuthorizeStart', { kind: 'noSession' }));
    set(emitAtom, {
      type: 'OAUTH_AUTHORIZE_FLOW_START',
      data: { client_id: asked.clientId, redirect_uri: asked.redirectURI, scope: asked.scopes.join(' ') },
    });
    const asking = set(askGrantedAtom, asked.clientId, signal);
    const started = await request(get, set, {
      operation: 'idp.oauthAuthorizeStart',
      call: (provider) => provider.startAuthorization(asked),
      signal,
    });
    if (!started.ok) return started;
    const authorization = started.value;
    const person = authorization.person ?? remembered;
    const isAnother = person.userId !== remembered.userId;
    // The provider decides by its cookie, and the client remembers another account: they must agree before Allow counts.
    if (isAnother) {
      const agreed = await request(get, set, {
        operation: 'session.authenticate',
        call: (provider) => provider.checkSession(),
        signal,
      });
      if (!agreed.ok) return agreed;
    }
    const question = {
      request: asked,
      authorization,
      person,
      hasChanged: get(hasChangedAtom) || isAnother,
      grantedBefore: [],
    };
    // Inside a foreign frame nothing is answered unasked either.
    if (!authorization.isConsentRequired && !get(pageAtom).isFramed) {
      return withLateVerbs(set, signal, (verbs) => set(verbs.answerUnaskedAtom, question, signal));
    }
    const limit = sleep(maxWait, signal);
    const grantedBefore = await Promise.race([asking, limit.then(() => [])]);
    await Promise.race([get(bootstrapArrivalAtom), limit]);
    if (signal.aborted) return cancelled;
    return succeeded(set(consentStateAtom, { status: 'consent', question: { ...question, grantedBefore } }));
  },
);
