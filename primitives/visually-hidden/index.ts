export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden';
export { visuallyHidden } from './visually-hidden.css';
