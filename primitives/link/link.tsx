import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { link } from './link.css';

export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'className' | 'style' | 'target' | 'rel'> {
  href: string;
  /**
   * True if it leads out of the host's page: it opens in a new tab, without an opener or a referrer (T-ADDR-8).
   */
  isExternal?: boolean;
}

const external = { target: '_blank', rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' } as const;

/** A link. Always underlined, because colour alone must not distinguish it from text (WCAG 1.4.1). */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ isExternal, children, ...rest }, ref) {
  return (
    <a ref={ref} {...rest} {...(isExternal && external)} className={link}>
      {children}
    </a>
  );
});
