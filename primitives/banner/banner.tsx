import type { ReactNode } from 'react';
import { identityKey } from '../message/identity-key';
import { ErrorIcon, SuccessIcon, WarningIcon } from '../icon/icons';
import { banner } from './banner.css';

export interface BannerProps {
  /** Errors and warnings interrupt, a success waits its turn. */
  tone: 'error' | 'warning' | 'success';
  /** The event it tells of, by identity: the same words about another one are spoken again (B-SAY-2). */
  cause?: object;
  children: ReactNode;
}

const icons = { error: ErrorIcon, warning: WarningIcon, success: SuccessIcon };

/** Above a form, for what belongs to no field of it. Icon and words, never colour alone (WCAG 1.4.1, 4.1.3). */
export function Banner({ tone, cause, children }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div key={identityKey(cause)} role={tone === 'success' ? 'status' : 'alert'} className={banner[tone]}>
      <Icon />
      <span>{children}</span>
    </div>
  );
}
