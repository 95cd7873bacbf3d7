import type { ComponentPropsWithoutRef } from 'react';
import { smallButton } from './small-button.css';

export type SmallButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style' | 'disabled' | 'type'>;

/** A button as small as the text it is beside, such as an offer under a field. It begins where that text does. */
export function SmallButton(props: SmallButtonProps) {
  return <button {...props} type="button" className={smallButton} />;
}
