import type { ReactNode } from 'react';
import { pair } from './button-pair.css';

/** Two answers side by side, of equal size. */
export function ButtonPair({ children }: { children: ReactNode }) {
  return <div className={pair}>{children}</div>;
}
