import { useAtomValue } from 'jotai/react';
import { Logo } from '../../primitives/logo';
import { lookAtom } from '../core/host/look.atoms';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { ContactForm } from './contact-form';
import { contactMethodsAtom } from './contact-methods';
import { MainProblem } from './main-problem';
import { mainMessages } from './main.messages';
import { contactTabsPart } from './main.parts';
import { Watermark } from './watermark';

/** Main: every configured way to sign up or log in (spec section 2). */
export function MainScreen() {
  const say = useWords(mainMessages);
  const { logo, hideHeaderText } = useAtomValue(lookAtom);
  const [method, ...others] = useAtomValue(contactMethodsAtom);
  return (
    <Screen
      title={say('main.title')}
      isTitleHidden={hideHeaderText}
      above={logo && <Logo src={logo.src} alt={logo.alt} />}
    >
      <MainProblem />
      {others.length > 0 ? <contactTabsPart.Part /> : method && <ContactForm method={method} />}
      <Watermark />
    </Screen>
  );
}
