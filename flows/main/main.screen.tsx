import { useAtom, useAtomValue } from 'jotai/react';
import { Fragment, type ReactNode } from 'react';
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
import { contactAtom, contactsAtom, isContactFirstAtom } from './contacts.atoms';
import { mainMessages } from './main.messages';
import { aboveAtom, belowAtom, leadingAtom } from './methods.atoms';
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
  const leading = useAtomValue(leadingAtom);
  const isContactFirst = useAtomValue(isContactFirstAtom);
  const hasTabs = contacts.length > 1;
  const hasChoice = hasTabs || above.length + below.length > 0 || leading !== undefined;
  const form = contact && <ContactForm {...contact} isMarked={hasChoice && !hasTabs} />;
  const hasEmail = contacts.some(({ channel }) => channel === 'email');
  const or = <Divider text={sayCore('core.or')} />;
  const draw = (code: OptionCode, divider: ReactNode, dividerBelow?: ReactNode) => (
    <Lazy key={code.name} of={code}>
      {(Option) => <Option hasEmail={hasEmail} divider={divider} dividerBelow={dividerBelow} />}
    </Lazy>
  );
  const options = above.length > 0 && (
    <Stack key="options" gap="item">
      {above.map((option) => draw(option, null))}
    </Stack>
  );
  const contactForm = contact && (
    <Fragment key="contact">
      {hasTabs ? (
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
    </Fragment>
  );
  const between = options && contactForm && <Fragment key="or">{or}</Fragment>;
  // Keyed, so that an order that changes takes nothing away.
  const parts = isContactFirst ? [contactForm, between, options] : [options, between, contactForm];
  return (
    <Screen
      title={say('main.title')}
      isTitleHidden={hideHeaderText}
      above={logo && <Logo src={logo.src} alt={logo.alt} />}
    >
      {leading && draw(leading, null, (options || contactForm) && or)}
      {parts}
      {below.map((option) => draw(option, (contactForm || options) && or))}
      <Watermark />
    </Screen>
  );
}
