export { ReturnFocus } from './return-focus';
