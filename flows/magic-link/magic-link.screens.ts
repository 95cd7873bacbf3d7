export { EmailConfirmationScreen as EmailConfirmation } from './email-confirmation.screen';
