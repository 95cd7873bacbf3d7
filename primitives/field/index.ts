export { takeText } from './take-text';
export { Field, type FieldControl, type FieldFrameProps } from './field';
