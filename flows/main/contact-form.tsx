import { useAtomValue } from 'jotai/react';
import { Lazy } from '../core/lazy/lazy-view';
import type { ContactMethod } from './contact-methods';
import { EmailForm } from './email-form';
import { emailMethodAtom } from './email-method';
import { emailContacts } from './email-contacts.lazy';
import { phoneForm } from './main.lazy';

/** The form of one way to be reached. */
export function ContactForm({ method }: { method: ContactMethod }) {
  const emailMethod = useAtomValue(emailMethodAtom);
  if (method === 'email') {
    return (
      emailMethod && (
        <Lazy of={emailContacts[emailMethod]}>{(contact) => <EmailForm method={emailMethod} contact={contact} />}</Lazy>
      )
    );
  }
  return <Lazy of={phoneForm}>{(PhoneForm) => <PhoneForm channel={method} />}</Lazy>;
}
