import { useAtomValue } from 'jotai/react';
import { Divider } from '../../primitives/divider';
import { Logo } from '../../primitives/logo';
import { Stack } from '../../primitives/stack';
import { configAtom } from '../core/config/config.atoms';
import { presentationAtom } from '../core/host/presentation.atoms';
import { Lazy } from '../core/lazy/lazy-view';
import { Screen } from '../core/screen/screen';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { ContactForm } from './contact-form';
import { contactMethodAtom, contactMethodsAtom } from './contact-methods';
import { emailMethodAtom } from './email-method';
import { contactTabs, passkeyOption, socialOptions, walletOptions } from './main.lazy';
import { mainMessages } from './main.messages';
import { Watermark } from './watermark';

/** Main: every configured way to sign up or log in (B-MAIN-2). */
export function MainScreen() {
  const say = useWords(mainMessages);
  const sayCore = useWords(coreMessages);
  const { logo, hideHeaderText } = useAtomValue(presentationAtom);
  const { products } = useAtomValue(configAtom);
  const hasOthers = products.has('oauth') || products.has('crypto');
  const hasEmail = useAtomValue(emailMethodAtom) !== undefined;
  const [method, ...others] = useAtomValue(contactMethodsAtom);
  const picked = useAtomValue(contactMethodAtom);
  const form = picked && <ContactForm method={picked} />;
  const or = <Divider text={sayCore('core.or')} />;
  return (
    <Screen
      title={say('main.title')}
      isTitleHidden={hideHeaderText}
      above={logo && <Logo src={logo.src} alt={logo.alt} />}
    >
      {hasOthers && (
        <Stack gap="item">
          {products.has('oauth') && <Lazy of={socialOptions}>{(SocialOptions) => <SocialOptions />}</Lazy>}
          {products.has('crypto') && <Lazy of={walletOptions}>{(WalletOptions) => <WalletOptions />}</Lazy>}
        </Stack>
      )}
      {hasOthers && method && or}
      {others.length > 0 ? <Lazy of={contactTabs}>{(ContactTabs) => <ContactTabs>{form}</ContactTabs>}</Lazy> : form}
      {products.has('passkeys') && (
        <Lazy of={passkeyOption}>
          {(PasskeyOption) => <PasskeyOption hasEmail={hasEmail} divider={(method || hasOthers) && or} />}
        </Lazy>
      )}
      <Watermark />
    </Screen>
  );
}
