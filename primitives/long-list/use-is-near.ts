import { type RefObject, useState } from 'react';
import { useLayoutEffect } from '../layout-effect';
import { scrollRegionOf } from '../scroll-region/scroll-region';

/**
 * Tells whether an element is in the viewport of its scroll region or within a page of it, or contains the focus or opened
 * details, which scrolling must not lose. Without IntersectionObserver it always is.
 */
export function useIsNear(element: RefObject<HTMLElement | null>, isNearAtFirst: boolean): boolean {
  const canWatch = typeof IntersectionObserver === 'function';
  const [isNear, setIsNear] = useState(isNearAtFirst || !canWatch);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !canWatch) return undefined;
    const root = scrollRegionOf(current);
    const update = (isSeen: boolean) =>
      setIsNear(isSeen || current.querySelector(':focus,[aria-expanded=true]') !== null);
    // The observer answers a frame later: a jump to the end would show nothing for as many frames as there are levels.
    update(isWithinAPage(current.getBoundingClientRect(), root?.getBoundingClientRect()));
    const observer = new IntersectionObserver((entries) => update(entries.at(-1)?.isIntersecting === true), {
      root,
      rootMargin: '100% 0px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, canWatch]);
  return isNear;
}

function isWithinAPage(box: DOMRect, room = new DOMRect(0, 0, innerWidth, innerHeight)): boolean {
  return box.bottom >= room.top - room.height && box.top <= room.bottom + room.height;
}
