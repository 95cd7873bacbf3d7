import { EmailForm, type EmailFormProps, phoneForm } from '../contact';
import { Lazy } from '../core/lazy/lazy-view';
import type { OfferedContact } from './contacts.atoms';

/** The form of one way to be reached. */
export function ContactForm({ channel, contact: code, mark }: OfferedContact & Pick<EmailFormProps, 'mark'>) {
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
