import type { ReactNode } from 'react';
import { Text } from '../text';
import { arriving } from './message.css';

export interface FieldMessageProps {
  /** So that a field can name it in `aria-describedby`. */
  id?: string;
  /** An error is spoken when it appears, and carries an icon; a hint waits to be read. */
  tone: 'error' | 'hint';
  /** The number of the attempt that failed: the same error of a new attempt is spoken again (B-SAY-2). */
  attempt?: number;
  children: ReactNode;
}

/** The error or the hint of a field (WCAG 3.3.1, 3.3.2). */
export function FieldMessage({ id, tone, attempt, children }: FieldMessageProps) {
  if (tone === 'hint') {
    return (
      <Text tone="helper" id={id}>
        {children}
      </Text>
    );
  }
  return (
    <div key={attempt} role="alert" id={id} className={arriving}>
      <Text tone="error">{children}</Text>
    </div>
  );
}
