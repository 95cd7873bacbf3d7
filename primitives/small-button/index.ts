export { SmallButton, type SmallButtonProps } from './small-button';
