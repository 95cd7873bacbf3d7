import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { BackButton } from '../../primitives/back-button/back-button';
import { Banner } from '../../primitives/banner/banner';
import { Button } from '../../primitives/button/button';
import { browserAtom } from '../core/host/browser.atoms';
import { Screen } from '../core/screen/screen';
import { CopyDetails } from '../core/support/copy-details';
import { coreMessages } from '../core/words/core.messages';
import { useErrorSentence } from '../core/words/error-sentence';
import { UntrustedText } from '../core/words/untrusted-text';
import { useWords } from '../core/words/use-words';
import type { IdentityProviderProblem } from './identity-provider.atoms';
import { identityProviderMessages } from './identity-provider.messages';

export interface FlowErrorProps {
  problem: IdentityProviderProblem;
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
      // A tab that was opened for this page has none before it.
      corner={browser.canGoBack() && <BackButton label={sayCore('core.back')} onClick={() => browser.back()} />}
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
function useProblemText(problem: IdentityProviderProblem): ReactNode {
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
