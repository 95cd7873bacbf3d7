export { CheckEmail } from './check-email';
export { checkEmailMessages } from './check-email.messages';
