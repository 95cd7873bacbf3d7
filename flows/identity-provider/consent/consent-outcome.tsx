import { useSetAtom } from 'jotai/react';
import { Button } from '../../../primitives/button/button';
import { CheckIcon } from '../../../primitives/icon/more-icons';
import { Stack } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import { Screen } from '../../core/screen/screen';
import { coreMessages } from '../../core/words/core.messages';
import { logInMessages } from '../../core/words/late.messages';
import { useRichWords, useWords } from '../../core/words/use-words';
import { destinationOf } from '../client-name';
import type { ConsentState } from '../identity-provider.atoms';
import { identityProviderMessages } from '../identity-provider.messages';
import { ReturnButton } from '../return-button';
import { stayAfterDenialAtom } from './decision.actions';

export interface ConsentOutcomeProps {
  state: Exclude<ConsentState, { status: 'consent' }>;
}

/** The end of a flow for consent. */
export function ConsentOutcome({ state }: ConsentOutcomeProps) {
  const say = useWords(identityProviderMessages);
  const sayCore = useWords(coreMessages);
  const sayLogIn = useWords(logInMessages);
  const outcome = state.status === 'returning' ? state.outcome : state.status;
  const titles = { denied: say('idp.deniedTitle'), failed: sayCore('core.errorTitle') };
  const isSuccess = outcome === 'granted' || outcome === 'done';
  return (
    <Screen
      title={isSuccess ? sayLogIn('core.successTitle') : titles[outcome]}
      above={isSuccess ? <CheckIcon /> : undefined}
    >
      {state.status === 'done' && <Text>{say('idp.doneText')}</Text>}
      {state.status === 'denied' && <Text>{say('idp.denied')}</Text>}
      {state.status === 'denied' && state.returnTo && <ReturnOrStay address={state.returnTo} />}
      {state.status === 'returning' && <Returning {...state} />}
    </Screen>
  );
}

/**
 * The application that the user is taken back to, by its name if it has one. A browser may ask before it opens an app,
 * require a press for it, or not open it. So an app has a button as well.
 */
function Returning({ clientName, address }: Omit<Extract<ConsentState, { status: 'returning' }>, 'status'>) {
  const say = useWords(identityProviderMessages);
  const sayRich = useRichWords(identityProviderMessages);
  return (
    <>
      <Text>
        {clientName ? sayRich('idp.returning', { clientName: <bdi>{clientName}</bdi> }) : say('idp.returningNameless')}
      </Text>
      {destinationOf(address).kind === 'app' && <ReturnButton address={address} />}
    </>
  );
}

/** The choice after a denial: back to the application, or not. */
function ReturnOrStay({ address }: { address: URL }) {
  const say = useWords(identityProviderMessages);
  const stay = useSetAtom(stayAfterDenialAtom);
  return (
    <Stack gap="item">
      <ReturnButton address={address} />
      <Button rank="secondary" onClick={() => stay()}>
        {say('idp.stay')}
      </Button>
    </Stack>
  );
}
