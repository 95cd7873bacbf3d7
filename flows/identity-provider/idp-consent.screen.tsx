import { useAtomValue } from 'jotai/react';
import { Consent } from './consent';
import { Loading } from '../core/screen/loading';
import { flowStateAtom } from './identity-provider.state';
import { errorPart, logoutPart, outcomePart } from './later-parts';

/** IDPConsent: authorize and log-out, in whichever state they are (spec section 4). */
export function IDPConsentScreen() {
  const state = useAtomValue(flowStateAtom);
  switch (state.status) {
    case 'loading':
      return <Loading />;
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
