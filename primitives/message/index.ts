export { FieldMessage, type FieldMessageProps } from './message';
