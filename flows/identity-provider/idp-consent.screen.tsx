import { useAtomValue } from 'jotai/react';
import { lazyPart } from '../core/lazy/lazy-part';
import { Consent } from './consent';
import { FlowLoading } from './flow-loading';
import { flowStateAtom } from './identity-provider.state';

// What a page that asks for consent may never show comes when it is needed.
const errorPart = lazyPart(async () => (await import('./flow-error')).FlowError);
const logoutPart = lazyPart(async () => (await import('./logout-confirmation')).LogoutConfirmation);
const outcomePart = lazyPart(async () => (await import('./flow-outcome')).FlowOutcome);

/** IDPConsent: authorize and log-out, in whichever state they are (spec section 4). */
export function IDPConsentScreen() {
  const state = useAtomValue(flowStateAtom);
  switch (state.status) {
    case 'loading':
      return <FlowLoading />;
    case 'error':
      return <errorPart.Part problem={state.problem} attempt={state.attempt} />;
    case 'consent':
      return <Consent {...state} />;
    case 'confirmLogout':
      return <logoutPart.Part />;
    default:
      return <outcomePart.Part state={state} />;
  }
}
