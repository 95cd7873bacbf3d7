import { useEffect, useState } from 'react';

/** Follows a claim that becomes true after a while, and one that becomes false at once. True from the start is no news. */
export function useLate(isTrue: boolean, milliseconds: number): boolean {
  const [isLateTrue, setLateTrue] = useState(isTrue);
  useEffect(() => {
    const waiting = setTimeout(() => setLateTrue(isTrue), isTrue ? milliseconds : 0);
    return () => clearTimeout(waiting);
  }, [isTrue, milliseconds]);
  return isTrue && isLateTrue;
}
