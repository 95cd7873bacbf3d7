import { type RefObject, useEffect, useRef, useState } from 'react';
import { leastHeight } from './one-tap.css';

/** The time that a size must be stable before the container follows it, in milliseconds (B-SOCIAL-4). */
const settling = 100;

/** The height of Google's element, once it is stable: following every step would make the page jump. */
export function useSettledHeight(isFollowing: boolean): { ref: RefObject<HTMLDivElement | null>; height: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(leastHeight);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isFollowing) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setHeight(Math.max(leastHeight, element.scrollHeight)), settling);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      setHeight(leastHeight);
    };
  }, [isFollowing]);
  return { ref, height };
}
