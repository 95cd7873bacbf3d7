import { useAtomValue } from 'jotai/react';
import { Logo } from '../../primitives/logo';
import { ActionProblem } from '../core/action/action-problem';
import { lookAtom } from '../core/host/look.atoms';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { EmailForm } from './email-form';
import { emailActions } from './email-form.atoms';
import { emailMethodAtom } from './email-method';
import { mainMessages } from './main.messages';

/** Main: every configured way to sign up or log in (spec section 2). */
export function MainScreen() {
  const say = useWords(mainMessages);
  const { logo, hideHeaderText } = useAtomValue(lookAtom);
  const method = useAtomValue(emailMethodAtom);
  return (
    <Screen
      title={say('main.title')}
      isTitleHidden={hideHeaderText}
      hasBack={false}
      above={logo && <Logo src={logo.src} alt={logo.alt} />}
    >
      {method && <ActionProblem action={emailActions[method]} fields={['email']} />}
      {method && <EmailForm method={method} />}
    </Screen>
  );
}
