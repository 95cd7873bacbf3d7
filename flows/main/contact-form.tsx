import { EmailForm, phoneForm } from '../contact';
import { Lazy } from '../core/lazy/lazy-view';
import type { OfferedContact } from './contacts.atoms';

/** The form of one way to be reached. */
export function ContactForm({ channel, contact: code, isMarked }: OfferedContact & { isMarked: boolean }) {
  return (
    <Lazy of={code}>
      {(contact) =>
        channel === 'email' ? (
          <EmailForm contact={contact} isMarked={isMarked} />
        ) : (
          <Lazy of={phoneForm}>
            {(PhoneForm) => <PhoneForm channel={channel} contact={contact} isMarked={isMarked} />}
          </Lazy>
        )
      }
    </Lazy>
  );
}
