export { giveFocus } from './give-focus';
export { Heading, type HeadingProps } from './heading';
