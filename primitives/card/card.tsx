import { forwardRef, type ReactNode } from 'react';
import { card } from './card.css';

export interface CardProps {
  /** The region's name, so that users can jump to it (WCAG 2.4.1). */
  label: string;
  /** The busy state: true while the content is about to change. */
  isBusy?: boolean;
  /** The id of what is read with the name. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** The bordered card that every screen is in; as wide as the theme says, never wider than its container. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card({ label, isBusy, describedBy, children }, ref) {
  return (
    <section
      ref={ref}
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={isBusy || undefined}
      className={card}
    >
      {children}
    </section>
  );
});
