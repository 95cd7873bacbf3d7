import { atom } from 'jotai/vanilla';
import { leaveAtom } from '../core/host/browser.atoms';
import { emitAtom, mountSignalAtom } from '../core/host/host.atoms';
import { answeredAddress } from '../core/host/safe-address';
import type { Provider } from '../core/provider/provider';
import type { DecisionAnswer } from '../core/provider/identity-provider-calls';
import { signedInNow } from '../core/provider/person.atoms';
import { request } from '../core/request/request';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { timing } from '../core/time/timing';
import { announceAtom } from '../core/words/announce.atoms';
import { coreMessages } from '../core/words/core.messages';
import { sayAtom } from '../core/words/words.atoms';
import {
  type ConsentQuestion,
  decisionAtom,
  type DecisionState,
  failFlowAtom,
  flowStateAtom,
  showProblemAtom,
} from './identity-provider.atoms';
import { pageAtom } from './identity-provider.options';
import { sortScopes } from './scopes';

/** Queries that were answered without asking, each for one person: once a page life, whatever mounts again. */
const answered = new Set<string>();

/** Answers without asking (consent granted false, B-IDP-5), once a page life for each person and request. */
export const decideUnaskedAtom = atom(null, async (get, set, question: ConsentQuestion) => {
  const key = `${question.person.userId}\n${get(pageAtom).query}`;
  if (answered.has(key)) return set(flowStateAtom, { status: 'done' });
  answered.add(key);
  const outcome = await request(get, set, submission(question, false));
  if (get(mountSignalAtom).aborted) return undefined;
  if (outcome.ok) return set(finishAtom, outcome.value, question, false);
  answered.delete(key);
  return set(showProblemAtom, { kind: 'provider', error: outcome.error }, false);
});

const sendingAtom = atom<AbortController | undefined>(undefined);
const attemptsAtom = atom(0);

/**
 * Sends Allow or Deny: slow after 8 s, failed at 20 s, and not followed when it was cancelled. Another tab may have changed
 * who is signed in: then nothing is sent, and the answer says so.
 */
export const sendDecisionAtom = atom(null, async (get, set, question: ConsentQuestion, isGranted: boolean) => {
  const signedIn = signedInNow(get);
  if (signedIn.status !== 'somebody') {
    return set(failFlowAtom, 'idp.oauthAuthorizeSubmit', { kind: 'noSession' }, true);
  }
  const { userId } = signedIn.person;
  if (userId !== question.person.userId && userId !== question.remembered.userId) return 'anotherAccount';
  const sending = new AbortController();
  const { signal } = sending;
  set(sendingAtom, sending);
  const say = () => get(sayAtom)(coreMessages);
  const outcome = await request(get, set, {
    ...submission(question, isGranted),
    signal,
    moments: {
      [timing.announceAfter]: () => set(announceAtom, say()('core.sending')),
      [timing.slowAfter]: () => {
        set(changeDecisionAtom, { status: 'sending', isSlow: true });
        set(announceAtom, say()('core.stillWorking'));
      },
    },
    // An answer that comes after the deadline still is the newest one until something else is begun.
    onLate: (late) => late.ok && !signal.aborted && set(finishAtom, late.value, question, isGranted),
  });
  if (signal.aborted || get(mountSignalAtom).aborted) return undefined;
  if (outcome.ok) return set(finishAtom, outcome.value, question, isGranted);
  set(attemptsAtom, get(attemptsAtom) + 1);
  return set(changeDecisionAtom, { status: 'failed', error: outcome.error, attempt: get(attemptsAtom) });
});

/** Lets go of a decision that is slow to be sent; the question stands as before. */
export const cancelDecisionAtom = atom(null, (get, set) => {
  get(sendingAtom)?.abort();
  if (get(decisionAtom).status !== 'open') set(changeDecisionAtom, { status: 'open' });
});

const changeDecisionAtom = atom(null, (get, set, decision: DecisionState) => {
  const state = get(flowStateAtom);
  if (state.status === 'consent') set(flowStateAtom, { ...state, decision });
});

/** The call that sends a decision: exactly what can be granted of what was asked, and shown. */
function submission({ request: asked, authorization }: ConsentQuestion, isGranted: boolean) {
  const scopes = sortScopes(authorization.scopes, asked.scopes).grantable.map(({ scope }) => scope);
  return {
    operation: 'idp.oauthAuthorizeSubmit',
    call: (provider: Provider) => provider.submitAuthorization({ ...asked, scopes, isGranted }),
  };
}

/** Does what an answer says, once: back to the application, or a word on what came of it (B-IDP-10). */
const finishAtom = atom(
  null,
  (get, set, { redirectURI, answer }: DecisionAnswer, question: ConsentQuestion, isGranted: boolean) => {
    const { request: asked, authorization } = question;
    get(sendingAtom)?.abort();
    const isDenied = authorization.isConsentRequired && !isGranted;
    const address = redirectURI === undefined ? undefined : answeredAddress(redirectURI, asked.redirectURI);
    if (redirectURI !== undefined && !address) {
      return set(failFlowAtom, 'idp.oauthAuthorizeSubmit', { kind: 'unsafeAddress' }, true);
    }
    set(emitAtom, {
      type: isDenied ? 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED' : 'OAUTH_AUTHORIZE_FLOW_COMPLETE',
      data: answer,
    });
    const end = { status: isDenied ? 'denied' : 'done' } as const;
    set(flowStateAtom, address ? { status: 'returning', clientName: authorization.client.name } : end);
    set(focusRequestAtom, { target: 'heading' });
    if (address) set(leaveAtom, address, { isSpent: true });
    return undefined;
  },
);
