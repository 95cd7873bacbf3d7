import { useAtomValue } from 'jotai/react';
import { Divider } from '../../primitives/divider';
import { Stack } from '../../primitives/stack';
import { configAtom } from '../core/config/config.atoms';
import { presentationAtom } from '../core/host/presentation.atoms';
import { logoPart } from '../core/screen/logo-part';
import { Screen } from '../core/screen/screen';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { ContactForm } from './contact-form';
import { contactMethodsAtom } from './contact-methods';
import { emailMethodAtom } from './email-method';
import { MainProblem } from './main-problem';
import { mainMessages } from './main.messages';
import { contactTabsPart, hasPasskeysAtom, passkeyPart, socialPart, walletPart } from './main.parts';
import { Watermark } from './watermark';

/** Main: every configured way to sign up or log in (spec section 2). */
export function MainScreen() {
  const say = useWords(mainMessages);
  const { logo, hideHeaderText } = useAtomValue(presentationAtom);
  const sayCore = useWords(coreMessages);
  const hasPasskeys = useAtomValue(hasPasskeysAtom);
  const { products } = useAtomValue(configAtom);
  const hasOthers = products.has('oauth') || products.has('crypto');
  const hasEmail = useAtomValue(emailMethodAtom) !== undefined;
  const [method, ...others] = useAtomValue(contactMethodsAtom);
  return (
    <Screen
      title={say('main.title')}
      isTitleHidden={hideHeaderText}
      above={logo && <logoPart.Part src={logo.src} alt={logo.alt} />}
    >
      <MainProblem />
      {hasOthers && (
        <Stack gap="item">
          {products.has('oauth') && <socialPart.Part />}
          {products.has('crypto') && <walletPart.Part />}
        </Stack>
      )}
      {hasOthers && method && <Divider text={sayCore('core.or')} />}
      {others.length > 0 ? <contactTabsPart.Part /> : method && <ContactForm method={method} />}
      {hasPasskeys && (
        <passkeyPart.Part
          hasEmail={hasEmail}
          divider={(method || hasOthers) && <Divider text={sayCore('core.or')} />}
        />
      )}
      <Watermark />
    </Screen>
  );
}
