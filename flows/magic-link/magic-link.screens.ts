export { EmailConfirmationScreen } from './email-confirmation.screen';
