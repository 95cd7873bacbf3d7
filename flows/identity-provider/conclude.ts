import type { Getter, Setter } from 'jotai/vanilla';
import { emitAtom } from '../core/host/host.atoms';
import { leaveAtom } from '../core/host/browser.atoms';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { answeredAddress } from '../core/host/safe-address';
import type { Answer } from '../core/provider/provider';
import type { Decision } from './authorize';
import { failFlowAtom } from './fail';
import { flowStateAtom } from './identity-provider.state';
import { outcomePart } from './later-parts';

/** What the provider answers to a decision: where the application wants to be led, if anywhere. */
export interface DecisionAnswer {
  redirectURI?: string;
  answer: Answer;
}

/** Does what an answer says, once: back to the application, or a word on what came of it (spec section 4). */
export async function conclude(
  _get: Getter,
  set: Setter,
  { redirectURI, answer }: DecisionAnswer,
  { request, authorization, isGranted }: Decision,
): Promise<void> {
  const isDenied = authorization.isConsentRequired && !isGranted;
  const address = redirectURI === undefined ? undefined : answeredAddress(redirectURI, request.redirectURI);
  if (redirectURI !== undefined && !address) {
    return set(failFlowAtom, 'idp.oauthAuthorizeSubmit', { kind: 'unsafeAddress' }, true);
  }
  if (!address) await outcomePart.load();
  set(emitAtom, {
    type: isDenied ? 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED' : 'OAUTH_AUTHORIZE_FLOW_COMPLETE',
    data: answer,
  });
  set(
    flowStateAtom,
    address ? { status: 'returning', clientName: authorization.client.name } : { status: isDenied ? 'denied' : 'done' },
  );
  set(focusRequestAtom, { target: 'heading' });
  if (address) set(leaveAtom, address, { isSpent: true });
  return undefined;
}
