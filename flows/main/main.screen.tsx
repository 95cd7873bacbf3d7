import { useAtomValue } from 'jotai/react';
import { Divider } from '../../primitives/divider';
import { Logo } from '../../primitives/logo';
import { lookAtom } from '../core/host/look.atoms';
import { Screen } from '../core/screen/screen';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { ContactForm } from './contact-form';
import { contactMethodsAtom } from './contact-methods';
import { emailMethodAtom } from './email-method';
import { MainProblem } from './main-problem';
import { mainMessages } from './main.messages';
import { contactTabsPart, hasPasskeysAtom, passkeyPart, passkeyProblemPart } from './main.parts';
import { Watermark } from './watermark';

/** Main: every configured way to sign up or log in (spec section 2). */
export function MainScreen() {
  const say = useWords(mainMessages);
  const { logo, hideHeaderText } = useAtomValue(lookAtom);
  const sayCore = useWords(coreMessages);
  const hasPasskeys = useAtomValue(hasPasskeysAtom);
  const hasEmail = useAtomValue(emailMethodAtom) !== undefined;
  const [method, ...others] = useAtomValue(contactMethodsAtom);
  return (
    <Screen
      title={say('main.title')}
      isTitleHidden={hideHeaderText}
      above={logo && <Logo src={logo.src} alt={logo.alt} />}
    >
      <MainProblem />
      {hasPasskeys && <passkeyProblemPart.Part />}
      {others.length > 0 ? <contactTabsPart.Part /> : method && <ContactForm method={method} />}
      {hasPasskeys && (
        <passkeyPart.Part hasEmail={hasEmail} divider={method && <Divider text={sayCore('core.or')} />} />
      )}
      <Watermark />
    </Screen>
  );
}
