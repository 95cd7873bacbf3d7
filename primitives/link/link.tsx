import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { link } from './link.css';

export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'className' | 'style' | 'target' | 'rel'> {
  href: string;
  /** Leads out of the host's page: opens in a new tab, which learns neither who opened it nor from where (T-ADDR-8). */
  isExternal?: boolean;
}

const external = { target: '_blank', rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' } as const;

/** A link. Always underlined, so that colour is not all that tells it from text (WCAG 1.4.1). */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ isExternal, children, ...rest }, ref) {
  return (
    <a ref={ref} {...rest} {...(isExternal && external)} className={link}>
      {children}
    </a>
  );
});
