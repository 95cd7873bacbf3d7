import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import type { ActionState, AnyAction } from '../core/request/action';
import { ActionStatus } from '../core/request/action-status';
import { cancelDecisionAtom } from './decision.actions';
import { decisionAtom } from './identity-provider.atoms';

/** The sending of a decision, as an action. */
const decide: AnyAction = {
  stateAtom: atom((get): ActionState => {
    const decision = get(decisionAtom);
    if (decision.status === 'sending') return { status: 'pending', isSlow: decision.isSlow };
    return decision.status === 'failed' ? decision : { status: 'idle' };
  }),
  cancelAtom: cancelDecisionAtom,
};

/** Why a decision could not be sent, and the way out of one that is slow. */
export function DecisionStatus() {
  return useAtomValue(decisionAtom).status === 'open' ? null : <ActionStatus action={decide} />;
}
