export { Field, type FieldControl, type FieldFrameProps } from './field';
