import type { ReactNode } from 'react';
import { identityKey } from '../identity-key';
import { Text } from '../text/text';
import { arriving } from './message.css';

export interface FieldMessageProps {
  /** So that a field can name it in `aria-describedby`. */
  id?: string;
  /** An error is announced when it appears, and has an icon; a hint is not announced by itself. */
  tone: 'error' | 'hint';
  /** The failure that it reports, by identity: another one is announced again, even with the same words (B-SAY-2). */
  cause?: object;
  children: ReactNode;
}

/** The error or the hint of a field (WCAG 3.3.1, 3.3.2). */
export function FieldMessage({ id, tone, cause, children }: FieldMessageProps) {
  if (tone === 'hint') {
    return (
      <Text tone="helper" id={id}>
        {children}
      </Text>
    );
  }
  return (
    <div key={identityKey(cause)} role="alert" id={id} className={arriving}>
      <Text tone="error">{children}</Text>
    </div>
  );
}
