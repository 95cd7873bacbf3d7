import { useAtomValue, useSetAtom } from 'jotai/react';
import { BackButton } from '../../primitives/back-button/back-button';
import { Screen } from '../core/screen/screen';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { AppCodeView } from './app-code-view';
import { PasscodeView } from './passcode-view';
import { PasswordView } from './password-view';
import { showWaysAtom } from './proofs.actions';
import { viewAtom } from './step-up.atoms';
import { stepUpMessages } from './step-up.messages';
import { WaysView } from './ways-view';

/** The step-up: a signed-in user confirms who they are, in one of the ways that are open to them (B-STEPUP-2). */
export function StepUpViews() {
  const say = useWords(stepUpMessages);
  const sayCore = useWords(coreMessages);
  const view = useAtomValue(viewAtom);
  const showWays = useSetAtom(showWaysAtom);
  const corner = view.name !== 'ways' && <BackButton label={sayCore('core.back')} onClick={() => showWays()} />;
  return (
    <Screen title={say('stepUp.title')} corner={corner}>
      {view.name === 'ways' && <WaysView />}
      {view.name === 'passcode' && <PasscodeView />}
      {view.name === 'app' && <AppCodeView />}
      {view.name === 'password' && <PasswordView email={view.destination} />}
    </Screen>
  );
}
