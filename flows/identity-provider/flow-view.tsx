import { Waiting } from '../core/request/screen-loading';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { ConsentOutcome } from './consent/consent-outcome';
import { FlowError } from './flow-error';
import type { IdentityProviderState } from './identity-provider.atoms';
import { LogoutScreen } from './logout/logout.screen';

export interface FlowViewProps {
  state: Exclude<IdentityProviderState, { status: 'consent' }>;
  onCancel(): void;
  onTryAgain(): void;
}

/** IDPConsent in every state but the question for consent and the first load. */
export function FlowView({ state, onCancel, onTryAgain }: FlowViewProps) {
  const say = useWords(coreMessages);
  switch (state.status) {
    // It was begun by a press: Try again, or Allow with another account.
    case 'loading':
      return <Waiting title={say('core.loading')} onCancel={state.isSlow ? onCancel : undefined} />;
    case 'error':
      return <FlowError problem={state.problem} onTryAgain={onTryAgain} />;
    case 'returning':
    case 'denied':
    case 'done':
      return <ConsentOutcome state={state} />;
    default:
      return <LogoutScreen state={state} />;
  }
}
