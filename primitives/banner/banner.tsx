import type { ReactNode } from 'react';
import { ErrorIcon, SuccessIcon, WarningIcon } from '../icon';
import { banner } from './banner.css';

export interface BannerProps {
  /** Errors and warnings interrupt, a success waits its turn. */
  tone: 'error' | 'warning' | 'success';
  /** The number of the attempt it tells of: the same words about a new attempt are spoken again (B-SAY-2). */
  attempt?: number;
  children: ReactNode;
}

const icons = { error: ErrorIcon, warning: WarningIcon, success: SuccessIcon };

/** Above a form, for what belongs to no field of it. Icon and words, never colour alone (WCAG 1.4.1, 4.1.3). */
export function Banner({ tone, attempt, children }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div key={attempt} role={tone === 'success' ? 'status' : 'alert'} className={banner[tone]}>
      <Icon />
      <span>{children}</span>
    </div>
  );
}
