export { ButtonPair } from './button-pair';
