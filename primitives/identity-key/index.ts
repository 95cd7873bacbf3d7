export { identityKey } from './identity-key';
