import { atom } from 'jotai/vanilla';
import { leaveAtom } from '../../core/host/browser.atoms';
import { emitAtom, mountSignalAtom, reportAtom } from '../../core/host/host.atoms';
import { answeredAddress, safeAddress } from '../../core/host/safe-address';
import type { AuthorizationRequest, DecisionAnswer } from '../../core/provider/identity-provider-calls';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import { signedInNow } from '../../core/provider/person';
import type { Provider } from '../../core/provider/provider';
import { noSessionErrors } from '../../core/provider/session-errors';
import { widgetError } from '../../core/provider/widget-error';
import { action } from '../../core/request/action';
import { request } from '../../core/request/request';
import { focusRequestAtom } from '../../core/screen/screen.atoms';
import { clientNameAtom } from '../client-name.atoms';
import { consentOptionsAtom, consentPageAtom } from '../consent-options.atoms';
import {
  type ConsentQuestion,
  consentStateAtom,
  failFlowAtom,
  hasChangedAtom,
  problemAtom,
} from '../identity-provider.atoms';
import { sortScopes } from '../permissions/scopes';
import { selectedAtom } from '../permissions/shown-permissions.atoms';

/** The answer of the user to a question for consent. */
interface Decision {
  question: ConsentQuestion;
  isGranted: boolean;
}

const operation = 'idp.oauthAuthorizeSubmit';

/** Sends a decision, about exactly those scopes. */
function submit(provider: Provider, { question, isGranted }: Decision, scopes: Iterable<string>) {
  return provider.submitAuthorization({ ...question.request, scopes: [...scopes], isGranted });
}

/** The scopes of the question that were requested and can be granted. */
function grantableOf(question: ConsentQuestion): readonly string[] {
  return sortScopes(question).grantable.map(({ scope }) => scope);
}

/** Sends Allow or Deny. */
export const submitAuthorization = action<Decision, DecisionAnswer>({
  operation,
  kind: 'send',
  call: (provider, decision, { get }) =>
    submit(provider, decision, decision.isGranted ? get(selectedAtom) : grantableOf(decision.question)),
  onFailure: (_get, set, { type }) => {
    if (!noSessionErrors.has(type)) return undefined;
    set(problemAtom, { kind: 'noSession' });
    set(focusRequestAtom, { target: 'heading' });
    return 'handled';
  },
  onSuccess: (_get, set, answer, { question, isGranted }) => set(finishAtom, answer, question, !isGranted),
});

/**
 * Sends a decision, if the signed-in account is the one that is shown: another tab may have changed it, and then the
 * new account is asked (T-IDP-23).
 */
export const sendDecisionAtom = atom(null, (get, set, decision: Decision, askAgain: () => Promise<unknown>) => {
  const signedIn = signedInNow(get);
  const { question, isGranted } = decision;
  if (signedIn.status === 'signedIn' && signedIn.person.userId === question.person.userId) {
    // A provider that requires no consent grants the request for any decision, so a denial is not sent.
    const isGrantedAnyway = !isGranted && !question.authorization.isConsentRequired;
    if (isGrantedAnyway) return set(finishAtom, { answer: { redirect_uri: '' } }, question, true);
    return set(submitAuthorization.startAtom, decision);
  }
  // The failure of an earlier decision is about another account.
  set(submitAuthorization.cancelAtom);
  if (signedIn.status === 'signedIn') {
    set(hasChangedAtom, true);
    return askAgain();
  }
  set(failFlowAtom, operation, { kind: 'noSession' });
  return set(focusRequestAtom, { target: 'heading' });
});

/**
 * The answers that were sent without a question, each for one request and account: once per load of the page, however
 * often the widget is mounted.
 */
const answers = new Map<string, Promise<Outcome<DecisionAnswer>>>();

/**
 * Answers without a question (consent granted false, B-IDP-5), if the account of the question is still signed in. A
 * mount that finds the answer sent by an earlier one follows it; if that has failed, it sends its own.
 */
export const answerWithoutQuestionAtom = atom(
  null,
  async (
    get,
    set,
    question: ConsentQuestion,
    signal: AbortSignal,
    askAgain: () => Promise<Outcome<unknown>>,
  ): Promise<Outcome<unknown>> => {
    const signedIn = signedInNow(get);
    if (signedIn.status !== 'signedIn') return succeeded(set(failFlowAtom, operation, { kind: 'noSession' }));
    if (signedIn.person.userId !== question.person.userId) return askAgain();
    const key = `${question.person.userId}\n${get(consentPageAtom).query}`;
    const decision = { question, isGranted: false };
    const outcome = await request(get, set, {
      operation,
      call: async (provider, { signal: ending }) => {
        const earlier = await answers.get(key);
        if (earlier?.ok) return earlier;
        if (ending.aborted) return failed({ type: 'cancelled' });
        const answer = submit(provider, decision, grantableOf(question));
        answers.set(key, answer);
        return answer;
      },
      signal,
    });
    if (get(mountSignalAtom).aborted) return outcome;
    if (outcome.ok) set(finishAtom, outcome.value, question, false);
    else answers.delete(key);
    return outcome;
  },
);

/** Carries out an answer, once: back to the application, or the end of the flow (B-IDP-10). */
const finishAtom = atom(
  null,
  (get, set, { redirectURI, answer }: DecisionAnswer, question: ConsentQuestion, isDenied: boolean): void => {
    const { request: requested } = question;
    const answered = redirectURI === undefined ? undefined : answeredAddress(redirectURI, requested.redirectURI);
    set(focusRequestAtom, { target: 'heading' });
    if (redirectURI !== undefined && !answered) return set(failFlowAtom, operation, { kind: 'unsafeAddress' });
    const error = answered?.searchParams.get('error');
    if (isDenied) set(emitAtom, { type: 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED', data: answer });
    else if (error) set(reportAtom, widgetError(operation, { type: 'other', serverMessage: error }));
    else set(emitAtom, { type: 'OAUTH_AUTHORIZE_FLOW_COMPLETE', data: answer });
    // Another tab may have granted the request meanwhile: a user who denies it carries no code to the application.
    const address = isDenied && answered?.searchParams.has('code') ? deniedAddress(requested) : answered;
    const returnTo = address ?? deniedAddress(requested);
    if (isDenied && returnTo && get(consentOptionsAtom).denyBehaviour === 'ask') {
      return set(consentStateAtom, { status: 'denied', returnTo });
    }
    const end = { status: isDenied ? 'denied' : 'done' } as const;
    const clientName = get(clientNameAtom)(question).short;
    const outcome = isDenied ? 'denied' : error ? 'failed' : 'granted';
    set(consentStateAtom, address ? { status: 'returning', outcome, clientName, address } : end);
    if (address) set(leaveAtom, address, { isSpent: true });
  },
);

/** Stays on the page after a denial. */
export const stayAfterDenialAtom = atom(null, (_get, set) => set(consentStateAtom, { status: 'denied' }));

/** The address that reports a denial to an application, if the provider gave none (RFC 6749, section 4.1.2.1). */
function deniedAddress({ redirectURI, state }: AuthorizationRequest): URL | undefined {
  const address = safeAddress(redirectURI, redirectURI);
  address?.searchParams.set('error', 'access_denied');
  if (state !== undefined) address?.searchParams.set('state', state);
  return address;
}
