import { useAtom, useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { Divider } from '../../primitives/divider';
import { Logo } from '../../primitives/logo';
import { Stack } from '../../primitives/stack';
import { presentationAtom } from '../core/host/presentation.atoms';
import { contactTabs } from '../contact';
import { Lazy } from '../core/lazy/lazy-view';
import { Screen } from '../core/screen/screen';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import type { OptionCode } from '../define-method';
import { ContactForm } from './contact-form';
import { contactAtom, contactsAtom } from './contacts.atoms';
import { mainMessages } from './main.messages';
import { aboveAtom, belowAtom } from './methods.atoms';
import { Watermark } from './watermark';

/** Main: every configured way to sign up or log in (B-MAIN-2). */
export function Main() {
  const say = useWords(mainMessages);
  const sayCore = useWords(coreMessages);
  const { logo, hideHeaderText } = useAtomValue(presentationAtom);
  const above = useAtomValue(aboveAtom);
  const below = useAtomValue(belowAtom);
  const contacts = useAtomValue(contactsAtom);
  const [contact, pick] = useAtom(contactAtom);
  const form = contact && <ContactForm {...contact} />;
  const hasEmail = contacts.some(({ channel }) => channel === 'email');
  const or = <Divider text={sayCore('core.or')} />;
  const draw = (code: OptionCode, divider: ReactNode) => (
    <Lazy key={code.name} of={code}>
      {(Option) => <Option hasEmail={hasEmail} divider={divider} />}
    </Lazy>
  );
  return (
    <Screen
      title={say('main.title')}
      isTitleHidden={hideHeaderText}
      above={logo && <Logo src={logo.src} alt={logo.alt} />}
    >
      {above.length > 0 && <Stack gap="item">{above.map((option) => draw(option, null))}</Stack>}
      {above.length > 0 && form && or}
      {contact && contacts.length > 1 ? (
        <Lazy of={contactTabs}>
          {(ContactTabs) => (
            <ContactTabs channels={contacts.map(({ channel }) => channel)} picked={contact.channel} onPick={pick}>
              {form}
            </ContactTabs>
          )}
        </Lazy>
      ) : (
        form
      )}
      {below.map((option) => draw(option, (form || above.length > 0) && or))}
      <Watermark />
    </Screen>
  );
}
