import { useAtomValue, useSetAtom } from 'jotai/react';
import { Banner } from '../../primitives/banner/banner';
import { Button } from '../../primitives/button/button';
import { CheckIcon } from '../../primitives/icon/more-icons';
import { Spinner } from '../../primitives/spinner/spinner';
import { Text } from '../../primitives/text/text';
import { signedInAccountAtom } from '../core/provider/person.atoms';
import { ActionStatus } from '../core/request/action-status';
import { Screen } from '../core/screen/screen';
import { logInMessages } from '../core/words/late.messages';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { AskAboutLink, ContinueWithLink } from '../followed-link';
import { LoggedInAs } from '../session';
import { acceptLinkAtom, arriving, logInByLinkAtom } from './callback.actions';
import { callbackOptionsAtom } from './callback.atoms';
import { callbackMessages } from './callback.messages';
import { type Expectation, needsPress, linkExpectationAtom } from './expectation.atoms';
import { confirmLinkSignInAtom, questionWatchAtom, stayLoggedInAtom } from './leave.actions';

/**
 * CallbackAuthenticate: shown while the token of the link is exchanged (B-BACK-2). It has no Back, because it is a
 * first screen.
 */
export function CallbackAuthenticate() {
  const say = useWords(callbackMessages);
  return (
    <Screen title={say('callback.authenticateTitle')} above={<Spinner isLarge />}>
      <ActionStatus action={arriving}>
        <Text>{say('callback.oneMoment')}</Text>
      </ActionStatus>
    </Screen>
  );
}

/** CallbackContinue: the link waits for a press (B-BACK-9). */
export function CallbackContinue() {
  const logIn = useSetAtom(logInByLinkAtom);
  return <ContinueWithLink onContinue={() => void logIn(false)} />;
}

/** CallbackOther: an account is logged in, and the link may be for another one (B-BACK-7). */
export function CallbackOther() {
  const logIn = useSetAtom(acceptLinkAtom);
  const stay = useSetAtom(stayLoggedInAtom);
  useAtomValue(questionWatchAtom);
  return <AskAboutLink onUse={() => void logIn()} onStay={() => void stay()} />;
}

/**
 * CallbackConfirmation: logged in by the link (B-BACK-8). The account is named unless this browser waited for it (B-BACK-11), and
 * first of all where staff act as its user (B-BACK-13).
 */
export function CallbackConfirmation() {
  const say = useWords(logInMessages);
  const { continueURL } = useAtomValue(callbackOptionsAtom);
  const expectation = useAtomValue(linkExpectationAtom);
  const confirm = useSetAtom(confirmLinkSignInAtom);
  return (
    <Screen title={say('core.successTitle')} above={<CheckIcon />}>
      <Account expectation={expectation} />
      {(continueURL || needsPress(expectation)) && (
        <Button onClick={() => void confirm()}>{say('core.continue')}</Button>
      )}
    </Screen>
  );
}

function Account({ expectation }: { expectation: Expectation }) {
  const say = useWords(logInMessages);
  if (expectation === 'acting') return <ActingAs />;
  return expectation === 'expected' ? <Text>{say('core.loggedInText')}</Text> : <LoggedInAs />;
}

/** The account in which a member of staff acts. A user with a wallet alone has no name. */
function ActingAs() {
  const say = useWords(callbackMessages);
  const sayRich = useRichWords(callbackMessages);
  const account = useAtomValue(signedInAccountAtom);
  return (
    <Banner tone="warning">
      {account === undefined
        ? say('callback.actingNameless')
        : sayRich('callback.acting', { account: <UntrustedText>{account}</UntrustedText> })}
    </Banner>
  );
}
