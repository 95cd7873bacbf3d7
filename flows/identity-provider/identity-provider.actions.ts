import { atom } from 'jotai/vanilla';
import { emitAtom, mountSignalAtom } from '../core/host/host.atoms';
import { loadCodeAtom } from '../core/lazy/load-code.atoms';
import type { AuthorizationRequest } from '../core/provider/identity-provider-calls';
import { succeeded } from '../core/provider/outcome';
import { bootstrapArrivalAtom } from '../core/provider/provider.atoms';
import { knowPersonAtom } from '../core/request/know-person.actions';
import { request } from '../core/request/request';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { passed } from '../core/time/watch-time';
import { readRequest } from './authorization-request';
import { isReadyAtom, type Press } from './consent/decision-guard.atoms';
import {
  beginPreflightAtom,
  failFlowAtom,
  flowStateAtom,
  isDecidingAtom,
  showProblemAtom,
} from './identity-provider.atoms';
import { followUp } from './identity-provider.lazy';
import { pageAtom } from './consent-options.atoms';

/** The longest wait for what else is part of the question, in milliseconds: the project's name, and what was granted before. */
const patience = 1_000;

/** The beginning of a preflight. */
interface Beginning {
  /** The cause: true where somebody pressed something. Then focus follows. */
  isCausedByPerson?: boolean;
  /** The change of account since somebody was asked, if any. */
  hasChanged?: boolean;
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

/** Asks the provider whose session this is, so that the client remembers the same account. */
const checkSessionAtom = atom(null, (get, set, signal: AbortSignal) =>
  request(get, set, { operation: 'session.authenticate', call: (provider) => provider.checkSession(), signal }),
);

/** Begins what the page was opened for, or begins it again. A missing parameter is told before a missing session. */
export const beginAtom = atom(null, (get, set, isCausedByPerson: boolean = false) => {
  const reading = readRequest(get(pageAtom).query);
  switch (reading.status) {
    case 'authorize':
      return set(preflightAtom, reading.request, { isCausedByPerson });
    case 'logout':
      return set(logOutAtom, reading.parameters, isCausedByPerson);
    case 'refused':
      return set(failFlowAtom, 'idp', reading.problem, isCausedByPerson);
  }
});

/** Log-out, whose code is with what follows a decision. */
const logOutAtom = atom(null, async (_get, set, parameters: URLSearchParams, isCausedByPerson: boolean) => {
  const code = await set(loadFollowUpAtom);
  return code && set(code.beginLogoutAtom, parameters, isCausedByPerson);
});

/** The code of what follows; where it cannot be had the error screen is shown, which says so itself. */
const loadFollowUpAtom = atom(null, async (_get, set) => {
  const outcome = await set(loadCodeAtom, followUp);
  if (!outcome.ok) set(showProblemAtom, { kind: 'provider', error: outcome.error }, false);
  return followUp.value();
});

/** Asks the provider who wants what, for the person who is signed in. */
const preflightAtom = atom(
  null,
  async (get, set, asked: AuthorizationRequest, { isCausedByPerson = false, hasChanged = false }: Beginning) => {
    const signal = set(beginPreflightAtom);
    const isKnown = await set(knowPersonAtom, signal, isCausedByPerson);
    if (signal.aborted) return undefined;
    if (!isKnown.ok) return set(showProblemAtom, { kind: 'provider', error: isKnown.error }, isCausedByPerson);
    const remembered = isKnown.value;
    if (!remembered) return set(failFlowAtom, 'idp.oauthAuthorizeStart', { kind: 'noSession' }, isCausedByPerson);
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
    if (signal.aborted) return undefined;
    if (!started.ok) return set(showProblemAtom, { kind: 'provider', error: started.error }, isCausedByPerson);
    const authorization = started.value;
    const person = authorization.person ?? remembered;
    const isAnother = person.userId !== remembered.userId;
    // The provider decides by its cookie, and the client remembers another account: they must agree before Allow counts.
    const agreed = isAnother ? await set(checkSessionAtom, signal) : succeeded(undefined);
    if (signal.aborted) return undefined;
    if (!agreed.ok) return set(showProblemAtom, { kind: 'provider', error: agreed.error }, isCausedByPerson);
    const question = {
      request: asked,
      authorization,
      person,
      hasChanged: hasChanged || isAnother,
      grantedBefore: [],
    };
    // Inside a foreign frame nothing is answered unasked either.
    if (!authorization.isConsentRequired && !get(pageAtom).isFramed) {
      const code = await set(loadFollowUpAtom);
      if (signal.aborted) return undefined;
      return code && set(code.decideUnaskedAtom, question, signal);
    }
    const limit = passed(signal, patience);
    const grantedBefore = await Promise.race([asking, limit.then(() => [])]);
    await Promise.race([get(bootstrapArrivalAtom), limit]);
    if (signal.aborted) return undefined;
    set(flowStateAtom, { status: 'consent', question: { ...question, grantedBefore } });
    if (isCausedByPerson) set(focusRequestAtom, { target: 'heading' });
    return undefined;
  },
);

/**
 * Allow or Deny was pressed. Nothing is allowed in a foreign frame, nor before the decision has been in sight, nor by the
 * rest of a double click.
 */
export const decideAtom = atom(null, async (get, set, isGranted: boolean, press?: Press) => {
  const state = get(flowStateAtom);
  if (state.status !== 'consent' || get(isDecidingAtom) || get(mountSignalAtom).aborted) return undefined;
  const isSecondClick = (press?.detail ?? 0) > 1;
  if (isGranted && (get(pageAtom).isFramed || !get(isReadyAtom) || isSecondClick)) return undefined;
  const { question } = state;
  set(isDecidingAtom, true);
  await set(loadCodeAtom, followUp);
  // Where the code cannot be had its place says so, and tries again.
  const code = followUp.value();
  const ending = code && (await set(code.sendDecisionAtom, { question, isGranted }));
  set(isDecidingAtom, false);
  if (ending !== 'anotherAccount') return undefined;
  return set(preflightAtom, question.request, { isCausedByPerson: true, hasChanged: true });
});
