export { useSecretValue } from './secret-value';
