export type { Channel, Contact } from './contact';
export { contactTabs } from './contact-tabs.lazy';
export { emailHint } from './email/email-hint.lazy';
export { EmailForm, type EmailFormProps } from './email/email-form';
export { typeEmailAtom } from './email/email-form.atoms';
export { emailMessages } from './email/email.messages';
export { phoneForm } from './phone/phone-form.lazy';
