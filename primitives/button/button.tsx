import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import * as styles from './button.css';

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style' | 'disabled'> {
  /** Primary is filled, at most one a screen; secondary is bordered; quiet is text. Default `primary`. */
  rank?: keyof typeof styles.button;
  /** Its action is pending: it keeps its width, its name and focus, shows a spinner, and ignores presses. */
  isBusy?: boolean;
  /** It cannot act now. Unlike a disabled button it keeps focus and can explain itself when pressed. */
  isBlocked?: boolean;
  /** Called for a press while blocked: the moment to report what is missing. */
  onBlockedPress?: () => void;
  /** The icon at the start, 20 px square. */
  icon?: ReactNode;
  /** A `submit` button sends its form, unless busy or blocked. Default `button`. */
  type?: 'button' | 'submit';
}

/** A button. Busy and blocked are `aria-disabled`, because disabling a focused button drops focus (B-SCREEN-7). */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    rank = 'primary',
    isBusy = false,
    isBlocked = false,
    onBlockedPress,
    icon,
    type = 'button',
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBusy && !isBlocked) return onClick?.(event);
    // Also keeps a form from being sent, by a press or by Enter in one of its fields.
    event.preventDefault();
    if (!isBusy) onBlockedPress?.();
  };
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isBlocked || undefined}
      onClick={press}
      className={styles.button[rank] + (icon ? ` ${styles.withIcon}` : '')}
    >
      {icon && <span className={styles.icon}>{isBusy ? <Spinner /> : icon}</span>}
      <span className={styles.label}>
        {isBusy && !icon && (
          <span className={styles.besideLabel}>
            <Spinner />
          </span>
        )}
        <span>{children}</span>
      </span>
    </button>
  );
});
