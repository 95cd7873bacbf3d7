import { type ReactNode, useState } from 'react';
import { container } from './screen-outlet.css';

interface AlternatingContainersProps {
  name: string;
  /** Hides both containers. Default false. */
  isHidden?: boolean;
  children: ReactNode;
}

/**
 * Renders screens alternately in two containers. With a single one, Orca in Firefox does not announce the focused heading of
 * the next screen. Behind an overlay both are hidden and unchanged.
 */
export function AlternatingContainers({ name, isHidden, children }: AlternatingContainersProps) {
  const [latest, setLatest] = useState({ name, turn: 0 });
  if (latest.name !== name) setLatest({ name, turn: 1 - latest.turn });
  // Firefox exposes a bare `div` only where it has an ARIA attribute.
  return [0, 1].map((turn) => (
    <div key={turn} aria-busy={false} hidden={isHidden} className={container}>
      {turn === latest.turn && children}
    </div>
  ));
}
