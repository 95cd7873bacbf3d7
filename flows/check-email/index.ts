export { CheckEmail, type CheckEmailProps } from './check-email';
export { checkEmailMessages } from './check-email.messages';
