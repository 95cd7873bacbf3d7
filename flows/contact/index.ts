export type { Channel, Contact } from './contact';
export { contactTabs, emailHint, phoneForm } from './contact.lazy';
export { EmailForm, type EmailFormProps } from './email/email-form';
export { typeEmailAtom } from './email/email-form.atoms';
export { emailMessages } from './email/email.messages';
export { pickedChannelAtom } from './picked-channel.atoms';
export { hintedKindAtom, providerHintAtom, readLoginHint } from './login-hint.atoms';
