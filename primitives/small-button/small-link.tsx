import type { ComponentPropsWithoutRef } from 'react';
import { smallButton } from './small-button.css';

export interface SmallLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'className' | 'style' | 'target' | 'rel'> {
  href: string;
}

/** A link as small as a small button, for the two beside each other. */
export function SmallLink({ children, ...rest }: SmallLinkProps) {
  return (
    <a {...rest} className={smallButton}>
      {children}
    </a>
  );
}
