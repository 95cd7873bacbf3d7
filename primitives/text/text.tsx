import type { ReactNode } from 'react';
import { ErrorIcon, SuccessIcon } from '../icon/icons';
import { text } from './text.css';

export interface TextProps {
  /** The role of the text. Errors and successes carry an icon, never colour alone (WCAG 1.4.1). Default `body`. */
  tone?: keyof typeof text;
  /** The element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'li';
  id?: string;
  children: ReactNode;
}

const icons = { body: null, helper: null, error: <ErrorIcon />, success: <SuccessIcon /> };

/** A paragraph or a short text. */
export function Text({ tone = 'body', as: Tag = 'p', id, children }: TextProps) {
  return (
    <Tag id={id} className={text[tone]}>
      {icons[tone]}
      {/* An element of its own: a page's translator may have replaced the text inside (T-TEXT-9). */}
      <span>{children}</span>
    </Tag>
  );
}
