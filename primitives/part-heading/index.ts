export { PartHeading, type PartHeadingProps } from './part-heading';
