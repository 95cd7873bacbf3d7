import type { ReactNode } from 'react';
import { identityKey } from '../identity-key';
import { ErrorIcon } from '../icon/icons';
import { SuccessIcon, WarningIcon } from '../icon/more-icons';
import { banner } from './banner.css';

export interface BannerProps {
  /** Errors and warnings interrupt, a success is announced politely, a notice is read in the flow of the page. */
  tone: 'error' | 'warning' | 'success' | 'notice';
  /** The event that it reports, by identity: another one is announced again, even with the same words (B-SAY-2). */
  cause?: object;
  children: ReactNode;
}

const icons = { error: ErrorIcon, warning: WarningIcon, success: SuccessIcon, notice: WarningIcon };
const roles = { error: 'alert', warning: 'alert', success: 'status', notice: 'note' } as const;

/**
 * A message above a form, for what concerns none of its fields. It has an icon and text, never colour alone (WCAG
 * 1.4.1, 4.1.3).
 */
export function Banner({ tone, cause, children }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div key={identityKey(cause)} role={roles[tone]} className={banner[tone]}>
      <Icon />
      <span>{children}</span>
    </div>
  );
}
