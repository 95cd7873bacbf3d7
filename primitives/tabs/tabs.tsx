import * as Radix from '@radix-ui/react-tabs';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
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
 * Radix names and ties the parts. It looks for focus in the document and finds none inside a shadow root, and it
 * writes `dir` on its elements; so keys and direction are ours.
 */
export function Tabs({ label, items, value, onChange, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const focusTab = (id: string) => {
    const place = items.findIndex((item) => item.id === id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const id = nextTab(
      items.map((item) => item.id),
      value,
      event.key,
      isRtl,
    );
    if (id === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    focusTab(id);
  };
  // Radix would send focus on from the bar to a tab of its choice.
  const onFocus = (event: FocusEvent) => event.preventDefault();
  return (
    <Radix.Root value={value} onValueChange={onChange} asChild>
      <div dir={undefined} className={styles.root}>
        <Radix.List ref={list} aria-label={label} tabIndex={-1} onFocus={onFocus} className={styles.list}>
          {items.map((item) => (
            <Radix.Trigger
              key={item.id}
              value={item.id}
              tabIndex={item.id === value ? 0 : -1}
              data-label={item.label}
              onKeyDown={onKeyDown}
              // Radix answers a pointer's press; software for voice or switches may send a click alone.
              onClick={() => item.id === value || onChange(item.id)}
              className={styles.tab}
            >
              <span className={styles.label}>{item.label}</span>
            </Radix.Trigger>
          ))}
        </Radix.List>
        {items.map((item) => (
          <Radix.Content key={item.id} value={item.id} tabIndex={undefined} className={styles.panel}>
            {item.id === value && children}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
}
