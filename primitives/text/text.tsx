import type { ReactNode } from 'react';
import { ErrorIcon } from '../icon/icons';
import { text } from './text.css';

export interface TextProps {
  /** The role of the text. An error carries an icon, never colour alone (WCAG 1.4.1). Default `body`. */
  tone?: keyof typeof text;
  /** The element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'li';
  id?: string;
  children: ReactNode;
}

/** A paragraph or a short text. */
export function Text({ tone = 'body', as: Tag = 'p', id, children }: TextProps) {
  return (
    <Tag id={id} className={text[tone]}>
      {tone === 'error' && <ErrorIcon />}
      {/* An element of its own: a page's translator may have replaced the text inside (T-TEXT-9). */}
      <span>{children}</span>
    </Tag>
  );
}
