import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './long-list.css';

export interface LongListProps {
  /** How many rows there are. */
  count: number;
  /** Draws one; places count from 0. Rows are of much the same height. */
  renderRow: (place: number) => ReactNode;
}

/** Rows that come and go together. */
const stretch = 25;

/**
 * A list of thousands in a place that scrolls. Only what is near is in the page, because a browser walks through all that
 * is there at every Tab; each row says which of how many it is (`aria-setsize`), and the room of the others is kept.
 */
export function LongList({ count, renderRow }: LongListProps) {
  const [rowHeight, setRowHeight] = useState(24);
  const starts = Array.from({ length: Math.ceil(count / stretch) }, (_, place) => place * stretch);
  return (
    <div role="list" className={styles.list}>
      {starts.map((start) => (
        <Stretch
          key={start}
          start={start}
          end={Math.min(start + stretch, count)}
          count={count}
          rowHeight={rowHeight}
          onMeasured={start === 0 ? setRowHeight : undefined}
          renderRow={renderRow}
        />
      ))}
    </div>
  );
}

interface StretchProps extends LongListProps {
  start: number;
  end: number;
  rowHeight: number;
  onMeasured?: (rowHeight: number) => void;
}

function Stretch({ start, end, count, rowHeight, onMeasured, renderRow }: StretchProps) {
  const element = useRef<HTMLDivElement>(null);
  const canWatch = typeof IntersectionObserver === 'function';
  const [isNear, setIsNear] = useState(start === 0 || !canWatch);
  useLayoutEffect(() => {
    if (element.current && onMeasured) onMeasured(element.current.offsetHeight / (end - start));
  }, [onMeasured, start, end]);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !canWatch) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const [last] = entries.slice(-1);
        if (last) setIsNear(last.isIntersecting);
      },
      // As much again as is seen, before and after.
      { root: current.closest('[role=region]'), rootMargin: '100% 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [canWatch]);
  if (!isNear) {
    return <div role="presentation" ref={element} style={{ blockSize: rowHeight * (end - start) }} />;
  }
  const places = Array.from({ length: end - start }, (_, place) => start + place);
  return (
    <div role="presentation" ref={element} className={styles.stretch}>
      {places.map((place) => (
        <div key={place} role="listitem" aria-setsize={count} aria-posinset={place + 1} className={styles.row}>
          {renderRow(place)}
        </div>
      ))}
    </div>
  );
}
