import { type LazyValue, ready } from '../core/lazy/lazy';
import type { Contact } from '../core/request/contact';
import { emailLinkContact } from '../magic-link';
import { passcodeContacts } from '../otp';
import { passwordContact } from '../password/password-contact.lazy';
import type { EmailMethod } from './email-method';

/** The e-mail form's contact, by what an address leads to. */
export const emailContacts: Readonly<Record<EmailMethod, LazyValue<Contact>>> = {
  magicLink: ready('magic links', emailLinkContact),
  otp: ready('passcodes', passcodeContacts.email),
  password: passwordContact,
};
