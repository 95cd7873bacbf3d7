import { useAtomValue, useSetAtom } from 'jotai/react';
import type { CompositionEvent, FormEvent } from 'react';
import { BackButton } from '../../primitives/back-button/back-button';
import { Button } from '../../primitives/button/button';
import { Form } from '../../primitives/form/form';
import { SecretField } from '../../primitives/secret-field/secret-field';
import { Stack } from '../../primitives/stack/stack';
import { Lazy } from '../core/lazy/lazy-view';
import type { ProviderError } from '../core/provider/errors';
import { ActionStatus, useFieldProblem } from '../core/request/action-status';
import { LoadFailure } from '../core/request/resource-status';
import { ScreenLoading } from '../core/request/screen-loading';
import { Screen } from '../core/screen/screen';
import { Confirmation } from '../core/screen/sub-screen';
import { ToastStack } from '../core/toast/toast-stack';
import { coreMessages } from '../core/words/core.messages';
import { logInMessages } from '../core/words/late.messages';
import { maskedNumber } from '../core/words/masked';
import { useWords } from '../core/words/use-words';
import { otpAtom, passcodeForm } from '../otp';
import { AppCodeForm, NextCode } from '../proofs';
import { MethodsText, stepUpMessages } from '../step-up';
import { beginSecondFactorAtom, userNeed } from './begin.actions';
import { goBackToLoginAtom, sessionEndAtom } from './end.actions';
import { OtherFactors } from './other-factors';
import {
  appProofs,
  emptyRecoveryCode,
  goToAppAtom,
  sendRecoveryCodeAtom,
  showFirstViewAtom,
  submitRecoveryCodeAtom,
  typeRecoveryCodeAtom,
  verifyAppCode,
} from './proofs.actions';
import { appCodeAtom, canGoBackAtom, pendingProofAtom, recoveryCodeAtom, viewAtom } from './second-factor.atoms';
import { secondFactorMessages } from './second-factor.messages';
import { completeAppCodeAtom, insertTextAtom, pressKeyAtom, typeDigitsAtom } from './typed-recovery-code.actions';
import { questionWatchAtom } from './question-watch.atoms';

export { beginSecondFactorAtom } from './begin.actions';

/** SecondFactor: asks for a second factor after the first one (B-SECOND-1 to B-SECOND-4). */
export function SecondFactor() {
  useAtomValue(questionWatchAtom);
  const say = useWords(secondFactorMessages);
  const sayStepUp = useWords(stepUpMessages);
  const view = useAtomValue(viewAtom);
  const sessionEnd = useAtomValue(sessionEndAtom);
  const isBeginning = useAtomValue(pendingProofAtom) === undefined;
  if (sessionEnd) return <SessionEnd error={sessionEnd} />;
  if (isBeginning) return <Beginning />;
  return (
    <>
      <Screen title={view === 'app' ? say('secondFactor.title') : sayStepUp('stepUp.title')} corner={<Back />}>
        {view === 'passcode' ? <Passcode /> : <Question isOfApp={view === 'app'} />}
      </Screen>
      <ToastStack />
    </>
  );
}

/** The screen before it is known what to ask for, and if that cannot be found out. */
function Beginning() {
  const say = useWords(stepUpMessages);
  const state = useAtomValue(userNeed.stateAtom);
  const cancel = useSetAtom(userNeed.cancelAtom);
  const tryAgain = useSetAtom(beginSecondFactorAtom);
  if (state.status !== 'failed')
    return <ScreenLoading isSlow={state.status === 'loading' && state.isSlow} onCancel={() => cancel()} />;
  return (
    <Screen title={say('stepUp.title')} corner={<Back />}>
      <LoadFailure error={state.error} onTryAgain={() => void tryAgain()} />
    </Screen>
  );
}

/** The end of the session before the second factor: the failure, and Try again, which leads to the log-in (B-SECOND-9). */
function SessionEnd({ error }: { error: ProviderError }) {
  const say = useWords(logInMessages);
  const tryAgain = useSetAtom(goBackToLoginAtom);
  return (
    <Screen title={say('core.notLoggedInTitle')}>
      <LoadFailure error={error} onTryAgain={() => void tryAgain()} />
    </Screen>
  );
}

/** Back: from a code that was sent to the other methods, and from there to the log-in. */
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
  const hasMethod = useAtomValue(pendingProofAtom)?.factors.length !== 0;
  return (
    <>
      {isOfApp ? <AppCode /> : <MethodsText hasMethod={hasMethod} />}
      {hasMethod && <OtherFactors hasRecoveryCode={isOfApp} />}
    </>
  );
}

/** The form for the code of the app. A recovery code that is pasted, typed or filled in is used as one. */
function AppCode() {
  const say = useWords(stepUpMessages);
  const code = useAtomValue(appCodeAtom);
  const type = useSetAtom(typeDigitsAtom);
  const press = useSetAtom(pressKeyAtom);
  const complete = useSetAtom(completeAppCodeAtom);
  const verify = useSetAtom(verifyAppCode.startAtom);
  const paste = useSetAtom(sendRecoveryCodeAtom);
  const insert = useSetAtom(insertTextAtom);
  const take = (field: EventTarget, text: string | null) => {
    if (!(field instanceof HTMLInputElement)) return;
    // The field ignores a text that was used.
    if (insert({ text, content: field.value })) field.value = code;
  };
  const onInput = ({ nativeEvent, target }: FormEvent) => {
    // A filler may send an event without a text.
    const text = 'data' in nativeEvent && typeof nativeEvent.data === 'string' ? nativeEvent.data : null;
    if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) take(target, text);
  };
  return (
    <div onInputCapture={onInput} onCompositionEndCapture={({ target, data }: CompositionEvent) => take(target, data)}>
      <Stack gap="group">
        <AppCodeForm
          action={appProofs}
          label={say('stepUp.appCode')}
          value={code}
          onChange={type}
          onComplete={(whole) => void complete(whole)}
          onVerify={(whole) => void verify(whole)}
          onKey={press}
          onPaste={paste}
        />
      </Stack>
    </div>
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

/** RecoveryCode: a recovery code is entered in place of the code of the app (B-SECOND-4). */
export function RecoveryCode() {
  useAtomValue(questionWatchAtom);
  const say = useWords(secondFactorMessages);
  const sayCore = useWords(coreMessages);
  const goToApp = useSetAtom(goToAppAtom);
  return (
    <Screen
      title={say('secondFactor.recoveryTitle')}
      corner={<BackButton label={sayCore('core.back')} onClick={() => void goToApp()} />}
    >
      <RecoveryForm />
      <Button rank="quiet" onClick={() => void goToApp()}>
        {say('secondFactor.useApp')}
      </Button>
    </Screen>
  );
}

function RecoveryForm() {
  const say = useWords(secondFactorMessages);
  const sayLogIn = useWords(logInMessages);
  const code = useAtomValue(recoveryCodeAtom);
  const type = useSetAtom(typeRecoveryCodeAtom);
  const submit = useSetAtom(submitRecoveryCodeAtom);
  const empty = useAtomValue(emptyRecoveryCode.latestAtom);
  const problem = useFieldProblem(appProofs, 'code');
  const isPending = useAtomValue(appProofs.isPendingAtom);
  const refused = { error: say('secondFactor.recoveryTitle'), errorCause: empty };
  return (
    <ActionStatus action={appProofs} fields={['code']}>
      <Form onSubmit={() => void submit()}>
        <Stack gap="item">
          <SecretField
            label={say('secondFactor.recoveryCode')}
            name="recovery-code"
            isRequired
            isLocked={isPending}
            value={code}
            onChange={type}
            {...(empty ? refused : problem)}
          />
          <NextCode action={appProofs} />
          <Button type="submit" isBusy={isPending}>
            {sayLogIn('core.continue')}
          </Button>
        </Stack>
      </Form>
    </ActionStatus>
  );
}

/** SecondFactorConfirmation: logged in, and the second factor is set up. */
export function SecondFactorConfirmation() {
  const say = useWords(secondFactorMessages);
  return <Confirmation text={say('secondFactor.isOn')} canGoBack={false} />;
}
