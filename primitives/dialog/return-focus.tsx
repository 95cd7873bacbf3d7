import { type ReactNode, useRef } from 'react';
import { useLayoutEffect } from '../layout-effect';

/** A part of the page that gives focus back, when it goes, to the control that had it when it came. */
export function ReturnFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = place.current?.getRootNode();
    const before = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    return () => {
      // What was behind this part is shown again only when the rendering is done.
      setTimeout(() => before instanceof HTMLElement && before.isConnected && before.focus());
    };
  }, []);
  return <div ref={place}>{children}</div>;
}
