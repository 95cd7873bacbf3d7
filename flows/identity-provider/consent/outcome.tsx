import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { BackButton } from '../../../primitives/back-button/back-button';
import { Banner } from '../../../primitives/banner/banner';
import { Button } from '../../../primitives/button/button';
import { CheckIcon } from '../../../primitives/icon/more-icons';
import { Stack } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import { browserAtom, leaveAtom } from '../../core/host/browser.atoms';
import { Screen } from '../../core/screen/screen';
import { CopyDetails } from '../../core/support/copy-details';
import { coreMessages } from '../../core/words/core.messages';
import { useErrorSentence } from '../../core/words/error-sentence';
import { logInMessages } from '../../core/words/late.messages';
import { UntrustedText } from '../../core/words/untrusted-text';
import { useRichWords, useWords } from '../../core/words/use-words';
import { destinationOf } from '../client-name';
import type { ConsentState, FlowProblem } from '../identity-provider.atoms';
import { identityProviderMessages } from '../identity-provider.messages';
import { stayAtom } from './decision.actions';

export interface ConsentOutcomeProps {
  state: Exclude<ConsentState, { status: 'consent' }>;
}

/** The end of a flow for consent. */
export function ConsentOutcome({ state }: ConsentOutcomeProps) {
  const say = useWords(identityProviderMessages);
  const sayLogIn = useWords(logInMessages);
  const isDenied = state.status === 'denied' || (state.status === 'returning' && state.isDenied);
  return (
    <Screen
      title={isDenied ? say('idp.deniedTitle') : sayLogIn('core.successTitle')}
      above={isDenied ? undefined : <CheckIcon />}
    >
      {state.status === 'done' && <Text>{say('idp.doneText')}</Text>}
      {state.status === 'denied' && <Text>{say('idp.denied')}</Text>}
      {state.status === 'denied' && state.returnTo && <ReturnOrStay address={state.returnTo} />}
      {state.status === 'returning' && <Returning clientName={state.clientName} />}
    </Screen>
  );
}

/** The application that the user is taken back to, by its name if it has one. */
function Returning({ clientName }: { clientName: string }) {
  const say = useWords(identityProviderMessages);
  const sayRich = useRichWords(identityProviderMessages);
  return (
    <Text>
      {clientName ? sayRich('idp.returning', { clientName: <bdi>{clientName}</bdi> }) : say('idp.returningNameless')}
    </Text>
  );
}

/** The choice after a denial: back to the application, or not. */
function ReturnOrStay({ address }: { address: URL }) {
  const say = useWords(identityProviderMessages);
  const sayRich = useRichWords(identityProviderMessages);
  const leave = useSetAtom(leaveAtom);
  const stay = useSetAtom(stayAtom);
  const { kind, name } = destinationOf(address);
  const place = <bdi>{name}</bdi>;
  return (
    <Stack gap="item">
      <Button rank="primary" onClick={() => leave(address, { isSpent: true })}>
        {kind === 'app' ? sayRich('idp.returnToApp', { scheme: place }) : sayRich('idp.returnTo', { host: place })}
      </Button>
      <Button rank="secondary" onClick={() => stay()}>
        {say('idp.stay')}
      </Button>
    </Stack>
  );
}

export interface FlowErrorProps {
  problem: FlowProblem;
  onTryAgain(): void;
}

/** The error of a flow: its sentence, the address to return to, and Try again if that can help. */
export function FlowError({ problem, onTryAgain }: FlowErrorProps) {
  const sayCore = useWords(coreMessages);
  const browser = useAtomValue(browserAtom);
  const text = useProblemText(problem);
  const canTryAgain = problem.kind === 'provider' || problem.kind === 'noSession';
  return (
    <Screen
      title={sayCore('core.errorTitle')}
      corner={<BackButton label={sayCore('core.back')} onClick={() => browser.back()} />}
    >
      <Banner cause={problem} tone="error">
        {text}
      </Banner>
      {canTryAgain && (
        <Button rank="secondary" onClick={onTryAgain}>
          {sayCore('core.tryAgain')}
        </Button>
      )}
      {problem.kind === 'provider' ? <CopyDetails error={problem.error} /> : <CopyDetails type={problem.kind} />}
    </Screen>
  );
}

/** On these screens nothing of a server's sentence becomes a link (RFC 9700, 4.2). */
function useProblemText(problem: FlowProblem): ReactNode {
  const say = useWords(identityProviderMessages);
  const sentence = useErrorSentence();
  switch (problem.kind) {
    case 'missing':
      return say('idp.missing', { param: problem.param });
    case 'repeated':
      return say('idp.repeated', { param: problem.param });
    case 'unsupported':
      return say('idp.unsupported', { param: problem.param });
    case 'noSession':
      return say('idp.noSession');
    case 'unsafeAddress':
      return say('idp.unsafeAddress');
    case 'provider': {
      const { error } = problem;
      return error.type === 'other' && error.serverMessage ? (
        <UntrustedText lang="en">{error.serverMessage}</UntrustedText>
      ) : (
        sentence(error)
      );
    }
  }
}
