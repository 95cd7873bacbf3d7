import { type ReactNode, useRef } from 'react';
import { useLayoutEffect } from '../layout-effect';

/** A part of the page that, when it unmounts, returns focus to the control that had it before. */
export function ReturnFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = place.current?.getRootNode();
    const before = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    return () => {
      // The page behind this part is visible again only after the commit.
      setTimeout(() => before instanceof HTMLElement && before.isConnected && before.focus());
    };
  }, []);
  return <div ref={place}>{children}</div>;
}
