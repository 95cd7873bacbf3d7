import { atom, type Setter } from 'jotai/vanilla';
import { emitAtom } from '../../core/host/host.atoms';
import type { LazyValue } from '../../core/lazy/lazy';
import { loadCodeAtom } from '../../core/lazy/load-code.atoms';
import type { ConnectedApp } from '../../core/provider/connected-app-calls';
import type { Authorization, AuthorizationRequest } from '../../core/provider/identity-provider-calls';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import { signedInNow } from '../../core/provider/person';
import { bootstrapArrivalAtom, bootstrapAtom } from '../../core/provider/bootstrap.atoms';
import { providerAtom } from '../../core/provider/provider.atoms';
import { resolveSignedInAtom } from '../../core/request/resolve-signed-in.actions';
import { request } from '../../core/request/request';
import type { ResourceTools } from '../../core/request/resource';
import { sleep } from '../../core/time/timing';
import { needsAgentViews } from '../agent/needs-agent-views';
import { consentPageAtom } from '../consent-options.atoms';
import { type AgentViews, consentStateAtom, failFlowAtom, hasChangedAtom } from '../identity-provider.atoms';
import { agentViews, lateActions } from '../identity-provider.lazy';

/**
 * The longest wait for the other parts of the question, in milliseconds: the project's name, and the earlier grants.
 */
const maxWait = 1_000;

/** Loads late code and continues with it, unless the preflight was cancelled meanwhile. */
export async function withCode<Code>(
  set: Setter,
  code: LazyValue<Code>,
  signal: AbortSignal,
  run: (code: Code) => Promise<Outcome<unknown>> | Outcome<unknown>,
): Promise<Outcome<unknown>> {
  const loaded = await set(loadCodeAtom, code);
  const value = code.value();
  return value && !signal.aborted ? run(value) : loaded;
}

/** The answers that make up a question, asked for before it is known who is signed in. */
interface PrefetchedAnswers {
  started: Promise<Outcome<Authorization>>;
  apps: Promise<Outcome<readonly ConnectedApp[]>>;
}

/** Asks the provider while the session is checked, if this browser has one. The answer is for that session. */
const prefetchAnswersAtom = atom(
  null,
  async (get, _set, asked: AuthorizationRequest, signal: AbortSignal): Promise<PrefetchedAnswers | undefined> => {
    const provider = get(providerAtom);
    const held = await provider.hasSession();
    if (!held.ok || !held.value || signal.aborted || signedInNow(get).status === 'signedOut') return undefined;
    return { started: provider.startAuthorization(asked), apps: provider.connectedApps() };
  },
);

/** Asks which scopes an application has already; none where that cannot be known. */
const askGrantedAtom = atom(
  null,
  async (
    get,
    set,
    client: string,
    { signal, prefetched }: { signal: AbortSignal; prefetched: PrefetchedAnswers | undefined },
  ): Promise<readonly string[]> => {
    const apps = await request(get, set, {
      operation: 'user.getConnectedApps',
      call: (provider) => prefetched?.apps ?? provider.connectedApps(),
      signal,
    });
    if (!apps.ok) return [];
    return apps.value.find(({ id, clientId }) => id === client || clientId === client)?.scopes ?? [];
  },
);

/** True once it was reported to the host, for this mount, that the provider has accepted the request. */
const isStartReportedAtom = atom(false);

interface AskTools extends Pick<ResourceTools, 'signal' | 'isAgain'> {
  /** True for the second request of a preflight, which follows a change of the account. */
  isRepeated?: boolean;
}

/** Sends the authorization request for the signed-in account, and continues to the question or the answer. */
export const askConsentAtom = atom(
  null,
  async (
    get,
    set,
    asked: AuthorizationRequest,
    { signal, isAgain, isRepeated = false }: AskTools,
  ): Promise<Outcome<unknown>> => {
    const cancelled = failed({ type: 'cancelled' });
    const asking = set(prefetchAnswersAtom, asked, signal);
    const known = await set(resolveSignedInAtom, signal, isAgain);
    if (signal.aborted) return cancelled;
    if (!known.ok) return known;
    const remembered = known.value;
    if (!remembered) return succeeded(set(failFlowAtom, 'idp.oauthAuthorizeStart', { kind: 'noSession' }));
    const prefetched = await asking;
    // The list does not say for which service a scope was granted (RFC 8707): for one that is named, all is new.
    const granted = asked.resources ? [] : set(askGrantedAtom, asked.clientId, { signal, prefetched });
    const started = await request(get, set, {
      operation: 'idp.oauthAuthorizeStart',
      call: (provider) => prefetched?.started ?? provider.startAuthorization(asked),
      signal,
    });
    if (!started.ok) return started;
    const authorization = started.value;
    const person = authorization.person ?? remembered;
    const askAgain = () => set(askAgainAtom, asked, { signal, isAgain });
    const isAnother = person.userId !== remembered.userId;
    // The provider uses its cookie, and the client may remember another account: they must agree before Allow counts.
    if (isAnother) {
      const agreed = await withCode(set, lateActions, signal, (actions) =>
        set(actions.agreeOnPersonAtom, person, signal, isRepeated),
      );
      if (!agreed.ok || signal.aborted) return agreed;
      if (agreed.value !== true) return askAgain();
    }
    if (!get(isStartReportedAtom)) {
      set(isStartReportedAtom, true);
      set(emitAtom, {
        type: 'OAUTH_AUTHORIZE_FLOW_START',
        data: { client_id: asked.clientId, redirect_uri: asked.redirectURI, scope: asked.scopes.join(' ') },
      });
    }
    const question = {
      request: asked,
      authorization,
      person,
      hasChanged: get(hasChangedAtom) || isAnother,
      grantedBefore: [],
    };
    // In another site's frame no answer is sent without a question either.
    if (!authorization.isConsentRequired && !get(consentPageAtom).isFramed) {
      return withCode(set, lateActions, signal, (actions) =>
        set(actions.answerWithoutQuestionAtom, question, signal, askAgain),
      );
    }
    const limit = sleep(maxWait, signal);
    const grantedBefore = await Promise.race([granted, limit.then(() => [])]);
    await Promise.race([get(bootstrapArrivalAtom), limit]);
    if (signal.aborted) return cancelled;
    const ask = (agent?: AgentViews) =>
      succeeded(set(consentStateAtom, { status: 'consent', question: { ...question, grantedBefore, agent } }));
    // Without its warnings no question is asked: if their code cannot be loaded, a failure with Try again is shown.
    return needsAgentViews(question, get(bootstrapAtom).projectName) ? withCode(set, agentViews, signal, ask) : ask();
  },
);

/** Asks again, for the account that is signed in now. An atom of its own, because an atom cannot call itself. */
const askAgainAtom = atom(
  null,
  (_get, set, asked: AuthorizationRequest, tools: AskTools): Promise<Outcome<unknown>> => {
    set(hasChangedAtom, true);
    return set(askConsentAtom, asked, { ...tools, isRepeated: true });
  },
);
