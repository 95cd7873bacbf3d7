export { DisclosureButton, type DisclosureButtonProps } from './disclosure-button';
