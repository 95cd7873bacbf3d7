import { useAtomValue, useSetAtom } from 'jotai/react';
import { BackButton } from '../../primitives/back-button/back-button';
import { Text } from '../../primitives/text/text';
import { Lazy } from '../core/lazy/lazy-view';
import { Loading } from '../core/screen/loading';
import { Screen } from '../core/screen/screen';
import { ToastStack } from '../core/toast/toast-stack';
import { coreMessages } from '../core/words/core.messages';
import { maskedNumber } from '../core/words/masked';
import { useWords } from '../core/words/use-words';
import { otpAtom, passcodeForm } from '../otp';
import { stepUpMessages } from '../step-up';
import { AppCodeForm } from './app-code-form';
import { goBackToLoginAtom, questionWatchAtom } from './begin.actions';
import { OtherWays } from './other-ways';
import { showFirstViewAtom } from './proofs.actions';
import { askedAtom, canGoBackAtom, viewAtom } from './second-factor.atoms';
import { secondFactorMessages } from './second-factor.messages';

/** SecondFactor: a second factor is asked for after the first one (B-SECOND-1 to B-SECOND-4). */
export function SecondFactor() {
  useAtomValue(questionWatchAtom);
  const say = useWords(secondFactorMessages);
  const sayStepUp = useWords(stepUpMessages);
  const view = useAtomValue(viewAtom);
  if (useAtomValue(askedAtom) === undefined) return <Loading />;
  return (
    <>
      <Screen title={view === 'app' ? say('secondFactor.title') : sayStepUp('stepUp.title')} corner={<Back />}>
        {view === 'passcode' ? <Passcode /> : <Question isOfApp={view === 'app'} />}
      </Screen>
      <ToastStack />
    </>
  );
}

/** The way back: from a code that was sent to the other ways, and from there to where people log in. */
function Back() {
  const say = useWords(coreMessages);
  const isPasscode = useAtomValue(viewAtom) === 'passcode';
  const canGoBack = useAtomValue(canGoBackAtom);
  const goBack = useSetAtom(goBackToLoginAtom);
  const showFirst = useSetAtom(showFirstViewAtom);
  if (isPasscode) return <BackButton label={say('core.back')} onClick={() => showFirst()} />;
  return canGoBack && <BackButton label={say('core.back')} onClick={() => void goBack()} />;
}

function Question({ isOfApp }: { isOfApp: boolean }) {
  const sayStepUp = useWords(stepUpMessages);
  return (
    <>
      {isOfApp ? <AppCodeForm /> : <Text>{sayStepUp('stepUp.text')}</Text>}
      <OtherWays hasRecoveryCode={isOfApp} />
    </>
  );
}

function Passcode() {
  const otp = useAtomValue(otpAtom);
  if (otp.status === 'unsent') return null;
  return (
    <Lazy of={passcodeForm}>
      {({ PasscodeForm }) => <PasscodeForm passcode={otp.passcode} shownAs={maskedNumber(otp.passcode.destination)} />}
    </Lazy>
  );
}
