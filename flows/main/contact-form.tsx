import { useAtomValue } from 'jotai/react';
import { EmailForm } from './email-form';
import { emailMethodAtom } from './email-method';
import type { ContactMethod } from './contact-methods';
import { phoneFormPart } from './main.parts';

/** The form of one way to be reached. */
export function ContactForm({ method }: { method: ContactMethod }) {
  const emailMethod = useAtomValue(emailMethodAtom);
  if (method !== 'email') return <phoneFormPart.Part channel={method} />;
  return emailMethod && <EmailForm method={emailMethod} />;
}
