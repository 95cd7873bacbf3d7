import { type ReactNode, useState } from 'react';
import { place } from './screen-outlet.css';

interface AlternatingContainersProps {
  name: string;
  /** Hides both places. Default false. */
  isHidden?: boolean;
  children: ReactNode;
}

/**
 * Two places that screens take turns in, so that none comes where another went: there Orca in Firefox takes what has the
 * focus for where the person was all along, and does not announce it. Behind an overlay both are hidden and unchanged.
 */
export function AlternatingContainers({ name, isHidden = false, children }: AlternatingContainersProps) {
  const [latest, setLatest] = useState({ name, turn: 0 });
  if (latest.name !== name) setLatest({ name, turn: 1 - latest.turn });
  // Firefox tells a reader of a bare `div` only where it has an attribute for one.
  return [0, 1].map((turn) => (
    <div key={turn} aria-busy={false} hidden={isHidden} className={place}>
      {turn === latest.turn && children}
    </div>
  ));
}
