export { sendMagicLink } from './magic-link.atoms';
