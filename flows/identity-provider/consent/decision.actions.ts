import { atom } from 'jotai/vanilla';
import { leaveAtom } from '../../core/host/browser.atoms';
import { emitAtom, mountSignalAtom } from '../../core/host/host.atoms';
import { answeredAddress } from '../../core/host/answered-address';
import { safeAddress } from '../../core/host/safe-address';
import type { AuthorizationRequest, DecisionAnswer } from '../../core/provider/identity-provider-calls';
import { signedInNow } from '../../core/provider/person';
import type { Provider } from '../../core/provider/provider';
import { action } from '../../core/request/action';
import { request } from '../../core/request/request';
import { focusRequestAtom } from '../../core/screen/screen.atoms';
import { type ConsentQuestion, failFlowAtom, flowStateAtom, showProblemAtom } from '../identity-provider.atoms';
import { consentOptionsAtom, pageAtom } from '../consent-options.atoms';
import { sortScopes } from '../permissions/scopes';
import { selectedAtom } from '../permissions/selection.atoms';

/** The answer of a person to a question for consent. */
interface Decision {
  question: ConsentQuestion;
  isGranted: boolean;
}

const operation = 'idp.oauthAuthorizeSubmit';

/** Sends a decision, about exactly those scopes. */
function submit(provider: Provider, { question, isGranted }: Decision, scopes: Iterable<string>) {
  return provider.submitAuthorization({ ...question.request, scopes: [...scopes], isGranted });
}

/** The scopes that can be granted of what was asked, and shown. */
function grantableOf(question: ConsentQuestion): readonly string[] {
  return sortScopes(question).grantable.map(({ scope }) => scope);
}

/** Sends Allow or Deny. */
export const submitAuthorization = action<Decision, DecisionAnswer>({
  operation,
  kind: 'send',
  call: (provider, decision, { get }) =>
    submit(provider, decision, decision.isGranted ? get(selectedAtom) : grantableOf(decision.question)),
  onSuccess: (_get, set, answer, decision) => set(finishAtom, answer, decision),
});

/**
 * Sends Allow or Deny, if the account that is signed in now is the one that is shown. Another tab may have changed that: then
 * nothing is sent, and the answer says so (T-IDP-23).
 */
export const sendDecisionAtom = atom(null, async (get, set, decision: Decision) => {
  // What an earlier decision came to is of no account any more.
  set(submitAuthorization.cancelAtom);
  const signedIn = signedInNow(get);
  if (signedIn.status !== 'somebody') return set(failFlowAtom, operation, { kind: 'noSession' }, true);
  if (signedIn.person.userId !== decision.question.person.userId) return 'anotherAccount';
  return set(submitAuthorization.startAtom, decision);
});

/** Queries that were answered without asking, each for one person: once a page life, whatever mounts again. */
const answered = new Set<string>();

/** Answers without asking (consent granted false, B-IDP-5), once a page life for each person and request; `signal` lets it go. */
export const decideUnaskedAtom = atom(null, async (get, set, question: ConsentQuestion, signal: AbortSignal) => {
  const key = `${question.person.userId}\n${get(pageAtom).query}`;
  if (answered.has(key)) return set(flowStateAtom, { status: 'done' });
  answered.add(key);
  const decision = { question, isGranted: false };
  const outcome = await request(get, set, {
    operation,
    call: (provider) => submit(provider, decision, grantableOf(question)),
    signal,
  });
  if (get(mountSignalAtom).aborted) return undefined;
  if (outcome.ok) return set(finishAtom, outcome.value, decision);
  answered.delete(key);
  if (signal.aborted) return undefined;
  return set(showProblemAtom, { kind: 'provider', error: outcome.error }, false);
});

/** Does what an answer says, once: back to the application, or a word on what came of it (B-IDP-10). */
const finishAtom = atom(
  null,
  (get, set, { redirectURI, answer }: DecisionAnswer, { question, isGranted }: Decision): void => {
    const { request: asked, authorization } = question;
    const isDenied = authorization.isConsentRequired && !isGranted;
    const address = redirectURI === undefined ? undefined : answeredAddress(redirectURI, asked.redirectURI);
    if (redirectURI !== undefined && !address) return set(failFlowAtom, operation, { kind: 'unsafeAddress' }, true);
    set(emitAtom, {
      type: isDenied ? 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED' : 'OAUTH_AUTHORIZE_FLOW_COMPLETE',
      data: answer,
    });
    set(focusRequestAtom, { target: 'heading' });
    const returnTo = address ?? deniedAddress(asked);
    if (isDenied && returnTo && get(consentOptionsAtom).denyBehaviour === 'ask') {
      return set(flowStateAtom, { status: 'denied', returnTo });
    }
    const end = { status: isDenied ? 'denied' : 'done' } as const;
    set(flowStateAtom, address ? { status: 'returning', clientName: authorization.client.name } : end);
    if (address) set(leaveAtom, address, { isSpent: true });
  },
);

/** 'Stay here', after a denial: nobody is led anywhere. */
export const stayAtom = atom(null, (_get, set) => set(flowStateAtom, { status: 'denied' }));

/** The address that tells an application of a denial, where the provider gave none (RFC 6749, section 4.1.2.1). */
function deniedAddress({ redirectURI, state }: AuthorizationRequest): URL | undefined {
  const address = safeAddress(redirectURI, redirectURI);
  address?.searchParams.set('error', 'access_denied');
  if (state !== undefined) address?.searchParams.set('state', state);
  return address;
}
