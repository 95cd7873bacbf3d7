import { useAtomValue, useSetAtom } from 'jotai/react';
import { BackButton } from '../../primitives/back-button/back-button';
import { ReturnFocus } from '../../primitives/dialog/return-focus';
import { Text } from '../../primitives/text/text';
import { Lazy } from '../core/lazy/lazy-view';
import { Screen } from '../core/screen/screen';
import { ToastStack } from '../core/toast/toast-stack';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { otpAtom, passcodeForm } from '../otp';
import { CurrentPasswordForm, LockedEmail } from '../password';
import { AppCodeForm } from '../proofs';
import { CancelButton } from './cancel-button';
import {
  confirmByPassword,
  emptyPassword,
  showMethodsAtom,
  submitPasswordAtom,
  typeAppCodeAtom,
  typePasswordAtom,
  verifyAppCode,
} from './proofs.actions';
import { maskedDestination } from './send-code-label';
import { appCodeAtom, passwordAtom, viewAtom } from './step-up.atoms';
import { stepUpMessages } from './step-up.messages';
import { MethodsView } from './methods-view';

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

/** The form for a code that was sent to an address or a number of the user. */
export function PasscodeView() {
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
export function PasswordView({ email }: { email: string }) {
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
