import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/banner/banner';
import { Button } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { configAtom } from '../core/config/config.atoms';
import { errorMessages } from '../core/provider/error.messages';
import { ActionButton } from '../core/request/action-button';
import { ActionStatus } from '../core/request/action-status';
import { Failure } from '../core/request/failure';
import { Screen } from '../core/screen/screen';
import { CopyDetails } from '../core/support/copy-details';
import { coreMessages } from '../core/words/core.messages';
import { logInMessages } from '../core/words/late.messages';
import { maskedAddress } from '../core/words/masked';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { sendMagicLink } from '../magic-link';
import { logInByLinkAtom } from './callback.actions';
import { callbackOptionsAtom, type CallbackProblem as Problem, callbackProblemAtom } from './callback.atoms';
import { callbackMessages } from './callback.messages';
import { backToLoginAtom } from './leave.actions';

/** CallbackProblem: why no user is logged in, and what to do (B-BACK-3 to B-BACK-6). */
export function CallbackProblem() {
  const problem = useAtomValue(callbackProblemAtom);
  const { products } = useAtomValue(configAtom);
  // A reset mail notes its address as well, whether or not the host offers links.
  const address = 'askedAddress' in problem && products.has('emailMagicLinks') ? problem.askedAddress : undefined;
  return (
    <Screen title={useTitle(problem)}>
      <Reason problem={problem} />
      <Stack gap="item">
        {address !== undefined && <NewLink address={address} />}
        {(problem.kind === 'stopped' || problem.kind === 'failed') && <TryAgain />}
        <BackToLogin />
        <Details problem={problem} />
      </Stack>
    </Screen>
  );
}

function useTitle({ kind }: Problem): string {
  const say = useWords(callbackMessages);
  const sayCore = useWords(coreMessages);
  const sayLogIn = useWords(logInMessages);
  switch (kind) {
    case 'spent':
      return say('callback.spentTitle');
    case 'elsewhere':
      return say('callback.elsewhereTitle');
    case 'declined':
    case 'stopped':
      return sayLogIn('core.notLoggedInTitle');
    case 'nothing':
      return say('callback.nothingTitle');
    case 'failed':
      return sayCore('core.errorTitle');
  }
}

/** The reason, and an interruption where it is a failure. */
function Reason({ problem }: { problem: Problem }): ReactNode {
  const say = useWords(callbackMessages);
  const sayError = useWords(errorMessages);
  switch (problem.kind) {
    case 'spent':
      return <Banner tone="error">{say('callback.spent')}</Banner>;
    case 'elsewhere':
      return <Banner tone="error">{sayError('error.other_browser')}</Banner>;
    case 'declined':
      return (
        <Banner tone="error">
          <Declined {...problem} />
        </Banner>
      );
    case 'stopped':
      return <Text>{sayError('error.cancelled')}</Text>;
    case 'nothing':
      return <Text>{say('callback.nothing')}</Text>;
    case 'failed':
      return <Failure error={problem.error} />;
  }
}

/** The words of a refusal: untrusted text, since anyone can write an address (T-BACK-1). */
function Declined({ error, description }: Extract<Problem, { kind: 'declined' }>): ReactNode {
  const say = useWords(callbackMessages);
  if (error === 'access_denied') return say('callback.declined');
  return description === undefined ? say('callback.incomplete') : <UntrustedText>{description}</UntrustedText>;
}

/** 'Copy details', rendered only after a failure: not after a Cancel, and not on a page without a link. */
function Details({ problem }: { problem: Problem }) {
  // A new link that could not be sent has its own, beside its failure.
  const isLinkUnsent = useAtomValue(sendMagicLink.failureAtom) !== undefined;
  if (isLinkUnsent || problem.kind === 'stopped' || problem.kind === 'nothing') return null;
  if (problem.kind === 'declined' && problem.cause) return <CopyDetails error={problem.cause} />;
  return problem.kind === 'failed' ? <CopyDetails error={problem.error} /> : <CopyDetails type={problem.kind} />;
}

function TryAgain() {
  const say = useWords(coreMessages);
  const logIn = useSetAtom(logInByLinkAtom);
  return <Button onClick={() => void logIn(true)}>{say('core.tryAgain')}</Button>;
}

/** 'Back to log in', rendered only if the host has set the address of its log-in. */
function BackToLogin() {
  const say = useWords(callbackMessages);
  const { loginPlace } = useAtomValue(callbackOptionsAtom);
  const goBack = useSetAtom(backToLoginAtom);
  return (
    loginPlace && (
      <Button rank="secondary" onClick={() => void goBack()}>
        {say('callback.backToLogin')}
      </Button>
    )
  );
}

/** 'Email a new link', to the address that requested the failed one. */
function NewLink({ address }: { address: string }) {
  const say = useWords(callbackMessages);
  const sayRich = useRichWords(callbackMessages);
  const send = useSetAtom(sendMagicLink.startAtom);
  return (
    <Stack gap="item">
      <Text>{sayRich('callback.newLinkTo', { masked: <UntrustedText>{maskedAddress(address)}</UntrustedText> })}</Text>
      <ActionStatus action={sendMagicLink}>
        <ActionButton action={sendMagicLink} onClick={() => void send(address)}>
          {say('callback.newLink')}
        </ActionButton>
      </ActionStatus>
    </Stack>
  );
}
