export { SecretText } from './secret-text';
