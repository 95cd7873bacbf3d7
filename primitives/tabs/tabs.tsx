import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { nextTab } from './next-tab';
import * as styles from './tabs.css';

export interface TabsProps {
  /** What is being chosen. */
  label: string;
  /** The tabs, in order. */
  items: readonly { id: string; label: string }[];
  /** The selected tab's id. */
  value: string;
  onChange: (id: string) => void;
  /** The selected tab's panel. */
  children: ReactNode;
}

/**
 * A tab bar and its panel (APG-01): one tab stop, arrows as the eye reads them, Home and End, selected by arriving.
 * Not Radix's: its tabs find no focus inside a shadow root, write `dir` on their elements and answer no click that comes
 * alone, and what is left of them, five attributes, cost a page 190 kB of memory and 9 kB of code.
 */
export function Tabs({ label, items, value, onChange, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const select = (picked: string) => picked === value || onChange(picked);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const ids = items.map((item) => item.id);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextTab(ids, value, event.key, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[ids.indexOf(next)]?.focus();
  };
  return (
    <div className={styles.root}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}${item.id}`}
            aria-selected={item.id === value}
            aria-controls={item.id === value ? `${id}panel` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            data-label={item.label}
            onKeyDown={onKeyDown}
            onFocus={() => select(item.id)}
            // Not every browser moves the focus to a button that is pressed.
            onClick={() => select(item.id)}
            className={styles.tab}
          >
            <span className={styles.label}>{item.label}</span>
          </button>
        ))}
      </div>
      <div key={value} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
