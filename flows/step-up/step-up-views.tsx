import { useAtomValue, useSetAtom } from 'jotai/react';
import { BackButton } from '../../primitives/back-button/back-button';
import { Button } from '../../primitives/button/button';
import { ReturnFocus } from '../../primitives/dialog/return-focus';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { Lazy } from '../core/lazy/lazy-view';
import type { AnyAction } from '../core/request/action-state';
import { ActionStatus } from '../core/request/action-status';
import { Screen } from '../core/screen/screen';
import { ToastStack } from '../core/toast/toast-stack';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { otpAtom, passcodeForm } from '../otp';
import { CurrentPasswordForm, LockedEmail } from '../password';
import { AppCodeForm } from '../proofs';
import { MethodButtons } from './method-buttons';
import { MethodsText } from './methods-text';
import {
  chosenMethod,
  confirmByPassword,
  emptyPassword,
  showMethodsAtom,
  submitPasswordAtom,
  typeAppCodeAtom,
  typePasswordAtom,
  verifyAppCode,
} from './proofs.actions';
import { maskedDestination } from './send-code-label';
import { cancelStepUpAtom } from './step-up.actions';
import { appCodeAtom, passwordAtom, stepUpMethodsAtom, viewAtom } from './step-up.atoms';
import { stepUpMessages } from './step-up.messages';

// Exported with the views, so that one fetch loads all that the step-up needs.
export { confirmForCallAtom } from './confirm-for-call.actions';

/** The step-up: a signed-in user confirms who they are, by one of the methods that they have (B-STEPUP-2). */
export function StepUpViews() {
  const say = useWords(stepUpMessages);
  const sayCore = useWords(coreMessages);
  const view = useAtomValue(viewAtom);
  const showMethods = useSetAtom(showMethodsAtom);
  const corner = view.name !== 'methods' && <BackButton label={sayCore('core.back')} onClick={() => showMethods()} />;
  return (
    <Screen title={say('stepUp.title')} corner={corner}>
      {view.name === 'methods' && <MethodsView />}
      {view.name === 'passcode' && <PasscodeView />}
      {view.name === 'app' && <AppCodeView />}
      {view.name === 'password' && <PasswordView email={view.destination} />}
    </Screen>
  );
}

/** The step-up before the screen of a call that was refused (B-STEPUP-1 to B-STEPUP-5). */
export function StepUpOverlay() {
  return (
    <ReturnFocus>
      <StepUpViews />
      <ToastStack />
    </ReturnFocus>
  );
}

/** The available methods, best first; without one, a sentence that refers to support. */
function MethodsView() {
  const methods = useAtomValue(stepUpMethodsAtom);
  return (
    <>
      <MethodsText hasMethod={methods.length > 0} />
      <ActionStatus action={chosenMethod}>
        <Stack gap="item">
          <MethodButtons methods={methods} choice={chosenMethod} />
        </Stack>
      </ActionStatus>
      <CancelButton action={chosenMethod} />
    </>
  );
}

/** The form for a code that was sent to an address or a number of the user. */
function PasscodeView() {
  const otp = useAtomValue(otpAtom);
  if (otp.status === 'unsent') return null;
  return (
    <Lazy of={passcodeForm}>
      {({ PasscodeForm, passcodeActions }) => (
        <>
          <PasscodeForm passcode={otp.passcode} shownAs={maskedDestination(otp.passcode)} />
          <CancelButton action={passcodeActions} />
        </>
      )}
    </Lazy>
  );
}

/** The form for the code of an authenticator app. */
function AppCodeView() {
  const say = useWords(stepUpMessages);
  const code = useAtomValue(appCodeAtom);
  const type = useSetAtom(typeAppCodeAtom);
  const verify = useSetAtom(verifyAppCode.startAtom);
  return (
    <>
      <Text>{say('stepUp.useApp')}</Text>
      <AppCodeForm
        action={verifyAppCode}
        label={say('stepUp.appCode')}
        value={code}
        onChange={type}
        onComplete={(whole) => void verify(whole)}
      />
      <CancelButton action={verifyAppCode} />
    </>
  );
}

/** The form for the password, with the address of its account in full, for password managers that know several. */
function PasswordView({ email }: { email: string }) {
  const submit = useSetAtom(submitPasswordAtom);
  return (
    <>
      <CurrentPasswordForm
        action={confirmByPassword}
        password={useAtomValue(passwordAtom)}
        empty={useAtomValue(emptyPassword.latestAtom)}
        onType={useSetAtom(typePasswordAtom)}
        onSubmit={() => void submit(email)}
      >
        <LockedEmail email={email} />
      </CurrentPasswordForm>
      <CancelButton action={confirmByPassword} />
    </>
  );
}

/** The Cancel of the step-up; not rendered while a slow action has a Cancel of its own, which cancels less. */
function CancelButton({ action }: { action: AnyAction }) {
  const say = useWords(coreMessages);
  const state = useAtomValue(action.stateAtom);
  const cancel = useSetAtom(cancelStepUpAtom);
  if (state.status === 'pending' && state.isSlow) return null;
  return (
    <Button rank="quiet" onClick={() => cancel()}>
      {say('core.cancel')}
    </Button>
  );
}
