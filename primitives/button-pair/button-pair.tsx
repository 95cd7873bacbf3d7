import type { ReactNode } from 'react';
import { pair } from './button-pair.css';

/** Two answers of equal size: side by side, or below each other where a word does not fit into a half. */
export function ButtonPair({ children }: { children: ReactNode }) {
  return <div className={pair}>{children}</div>;
}
