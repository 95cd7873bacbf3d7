export { toAsciiDigits } from './digits';
