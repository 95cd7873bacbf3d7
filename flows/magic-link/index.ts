export { emailLinkContact, sendMagicLink } from './magic-link.actions';
