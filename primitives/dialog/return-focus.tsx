import { type ReactNode, useRef } from 'react';
import { activeElementAround } from '../active-element';
import { useLayoutEffect } from '../layout-effect';

type Focusable = Element & Partial<HTMLOrSVGElement>;

/**
 * A part of the page that, when it is removed, returns focus to the control that had it before, unless another control has been
 * focused by then.
 */
export function ReturnFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element) before.current ??= activeElementAround(element);
    return () => {
      // The page behind this part is visible again only after the commit. StrictMode runs this without removing it.
      setTimeout(() => {
        const current: Focusable | null = before.current;
        if (element?.isConnected || !current?.isConnected) return;
        const focused: Focusable | null = activeElementAround(current);
        // A heading, and the body, are no controls.
        if ((focused?.tabIndex ?? -1) < 0) current.focus?.();
      });
    };
  }, []);
  return <div ref={place}>{children}</div>;
}
