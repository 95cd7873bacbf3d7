import { type ReactNode, useRef, useState } from 'react';
import * as styles from './long-list.css';
import { useIsNear } from './use-is-near';
import { useLayoutEffect } from '../layout-effect';

export interface LongListProps {
  /** The number of rows. */
  count: number;
  /** Renders one; indexes count from 0. Rows are of about the same height. */
  renderRow: (index: number) => ReactNode;
}

/** The number of rows that are rendered together, and of the ranges that a longer range is divided into. */
const rowsPerRange = 10;
const rangesPerRange = 10;

/**
 * A virtual list for thousands of rows in a scroll region. Only rows near the viewport are in the page, because at every Tab
 * a browser walks through all; each row has its position (`aria-setsize`), and the height of the others is kept.
 *
 * Ours, because @tanstack/react-virtual and virtua (12 and 5 kB, this 1) need the height of everything above the list,
 * which here can expand and is another such list, and the row to keep for the focus.
 */
export function LongList({ count, renderRow }: LongListProps) {
  const [rowHeight, setRowHeight] = useState(24);
  return (
    <div role="list" className={styles.list}>
      <Rows start={0} end={count} count={count} rowHeight={rowHeight} onMeasured={setRowHeight} renderRow={renderRow} />
    </div>
  );
}

interface RowsProps extends LongListProps {
  start: number;
  end: number;
  rowHeight: number;
  onMeasured: (rowHeight: number) => void;
}

/**
 * A few rows, or a few ranges that are observed. A range far from the viewport is one empty box, however long it
 * is.
 */
function Rows({ start, end, ...list }: RowsProps) {
  if (end - start > rowsPerRange) {
    let length = rowsPerRange;
    while (length * rangesPerRange < end - start) length *= rangesPerRange;
    const starts = Array.from({ length: Math.ceil((end - start) / length) }, (_, index) => start + index * length);
    return starts.map((first) => <RowRange key={first} {...list} start={first} end={Math.min(first + length, end)} />);
  }
  const indexes = Array.from({ length: end - start }, (_, index) => start + index);
  return indexes.map((index) => (
    <div key={index} role="listitem" aria-setsize={list.count} aria-posinset={index + 1} className={styles.row}>
      {list.renderRow(index)}
    </div>
  ));
}

/** A range of rows: rendered near the part of the list that is seen, else an empty element as high as they are. */
function RowRange(rows: RowsProps) {
  const { start, end, rowHeight, onMeasured } = rows;
  const element = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(element, start === 0);
  const isMeasure = start === 0 && end <= rowsPerRange;
  useLayoutEffect(() => {
    if (isMeasure && isNear && element.current) onMeasured(element.current.offsetHeight / end);
  }, [isMeasure, isNear, end, onMeasured]);
  return isNear ? (
    <div role="presentation" ref={element} className={styles.range}>
      <Rows {...rows} />
    </div>
  ) : (
    <div role="presentation" ref={element} style={{ blockSize: rowHeight * (end - start) }} />
  );
}
