import { useAtomValue } from 'jotai/react';
import { Logo } from '../../primitives/logo/logo';
import { presentationAtom } from '../core/host/presentation.atoms';
import { Lazy } from '../core/lazy/lazy-view';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { ContactForm } from './contact-form';
import { onlyContactAtom } from './contacts.atoms';
import { mainMessages } from './main.messages';
import { Watermark } from './watermark';
import { ways } from './ways.lazy';

/** Main: every configured way to sign up or log in (B-MAIN-2). */
export function Main() {
  const say = useWords(mainMessages);
  const { logo, hideHeaderText } = useAtomValue(presentationAtom);
  const only = useAtomValue(onlyContactAtom);
  return (
    <Screen
      title={say('main.title')}
      isTitleHidden={hideHeaderText}
      above={logo && <Logo src={logo.src} alt={logo.alt} />}
    >
      {only ? <ContactForm {...only} /> : <Lazy of={ways}>{(Ways) => <Ways />}</Lazy>}
      <Watermark />
    </Screen>
  );
}
