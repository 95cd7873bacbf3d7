import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { BackIcon } from '../icon/more-icons';
import { backButton } from './back-button.css';

export interface BackButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'className' | 'style' | 'children' | 'type'
> {
  /** Its name: an arrow alone has none. */
  label: string;
  onClick: () => void;
}

/** The Back button: the same arrow in the same corner of every sub-screen (WCAG 3.2.3). */
export const BackButton = forwardRef<HTMLButtonElement, BackButtonProps>(function BackButton(
  { label, onClick, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      data-back=""
      aria-label={label}
      onClick={() => onClick()}
      className={backButton}
    >
      <BackIcon />
    </button>
  );
});
