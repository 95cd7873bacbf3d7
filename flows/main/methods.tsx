import { useAtom, useAtomValue } from 'jotai/react';
import { Fragment, type ReactNode } from 'react';
import { Divider } from '../../primitives/divider/divider';
import { Stack } from '../../primitives/stack/stack';
import { contactTabs, EmailForm, type EmailFormProps, phoneForm } from '../contact';
import { MarkLastUsed } from '../core/last-used/mark-last-used';
import { Lazy } from '../core/lazy/lazy-view';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import type { OptionCode } from '../define-method';
import {
  aboveAtom,
  belowAtom,
  contactAtom,
  contactsAtom,
  isContactFirstAtom,
  firstOptionAtom,
  type OfferedContact,
  onlyContactAtom,
} from './methods.atoms';

/** The methods on Main, with 'or' between them (B-MAIN-2). The method used last is first, if the host wants that (B-LAST-2). */
export function Methods() {
  const say = useWords(coreMessages);
  const leading = useAtomValue(firstOptionAtom);
  const above = useAtomValue(aboveAtom);
  const below = useAtomValue(belowAtom);
  const contacts = useAtomValue(contactsAtom);
  const [contact, pick] = useAtom(contactAtom);
  const isContactFirst = useAtomValue(isContactFirstAtom);
  const isOnly = useAtomValue(onlyContactAtom) !== undefined;
  const or = <Divider key="or" text={say('core.or')} />;
  const renderOption = (code: OptionCode, divider: ReactNode, dividerBelow?: ReactNode) => (
    <Lazy key={code.name} of={code}>
      {(Option) => <Option hasEmail={contact?.channel === 'email'} divider={divider} dividerBelow={dividerBelow} />}
    </Lazy>
  );
  const options = above.length > 0 && (
    <Stack key="options" gap="item">
      {above.map((option) => renderOption(option, null))}
    </Stack>
  );
  const form = contact && (
    <Fragment key="form">
      {contacts.length > 1 ? (
        <Lazy of={contactTabs}>
          {(ContactTabs) => (
            <ContactTabs channels={contacts.map(({ channel }) => channel)} picked={contact.channel} onPick={pick}>
              <ContactForm {...contact} />
            </ContactTabs>
          )}
        </Lazy>
      ) : (
        <ContactForm
          {...contact}
          mark={isOnly ? undefined : (button) => <MarkLastUsed method={contact.channel}>{button}</MarkLastUsed>}
        />
      )}
    </Fragment>
  );
  const between = options && form && or;
  const beside = (options || form) && or;
  return (
    <>
      {leading && renderOption(leading, null, beside)}
      {/* Keyed, so that neither a change of order nor a method beside the only form unmounts a field. */}
      {isContactFirst ? [form, between, options] : [options, between, form]}
      {below.map((option) => renderOption(option, beside))}
    </>
  );
}

/** The form of one contact channel. */
function ContactForm({ channel, contact: code, mark }: OfferedContact & Pick<EmailFormProps, 'mark'>) {
  return (
    <Lazy of={code}>
      {(contact) =>
        channel === 'email' ? (
          <EmailForm contact={contact} mark={mark} />
        ) : (
          <Lazy of={phoneForm}>{(PhoneForm) => <PhoneForm channel={channel} contact={contact} mark={mark} />}</Lazy>
        )
      }
    </Lazy>
  );
}
