import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './tabs.css';

/** One tab. */
export interface TabItem {
  id: string;
  label: string;
  /** A word on its edge, such as "Last used". It describes the tab, and is no part of its name. */
  badge?: string;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem[];
  /** The selected tab's id. */
  value: string;
  onChange: (id: string) => void;
  /** The selected tab's panel. */
  children: ReactNode;
}

// Radix writes styles of its own on both. In a server's markup those would be attributes, which a strict page forbids.
const noOutline: CSSProperties = { outline: undefined };
const noAnimation: CSSProperties = { animationDuration: undefined };

/**
 * A tab bar and its panel: one tab stop, arrow keys in visual order, Home and End; a tab is selected when it gets
 * focus.
 */
export function Tabs({ label, items, value, onChange, children }: TabsProps) {
  const id = useId();
  const [tabRef] = useState(firstFocusWins);
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  // Radix must know the page's direction before it handles the key.
  const readDirection = ({ currentTarget }: KeyboardEvent) => {
    const read = getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    if (read !== dir) flushSync(() => setDir(read));
  };
  return (
    <Root asChild dir={dir} value={value} onValueChange={onChange}>
      {/* The direction is for the arrows alone; the element keeps the direction of the page. */}
      <div dir={undefined} className={styles.root}>
        <List
          aria-label={label}
          onKeyDownCapture={readDirection}
          // Radix has moved focus by now, and takes a later press for one that is still to move it: the
          // next Tab would stop on the list itself. It ignores events whose default is prevented.
          onMouseDown={(event) => event.preventDefault()}
          style={noOutline}
          className={styles.list}
        >
          {items.map((item) => (
            <Trigger
              key={item.id}
              ref={tabRef}
              value={item.id}
              data-label={item.label}
              data-focus-key={item.id}
              aria-describedby={item.badge && `${id}badge`}
              // A click can come alone, without a press (voice control); and not every browser gives a pressed button focus.
              onClick={(event) => event.currentTarget.focus()}
              {...(item.id !== value && { 'aria-controls': undefined })}
              className={styles.tab}
            >
              <span className={styles.label}>{item.label}</span>
              {item.badge && (
                <span id={`${id}badge`} aria-hidden="true" className={styles.badge}>
                  {item.badge}
                </span>
              )}
            </Trigger>
          ))}
        </List>
        <Content asChild key={value} value={value} tabIndex={undefined} className={styles.panel}>
          <div style={noAnimation}>{children}</div>
        </Content>
      </div>
    </Root>
  );
}

/**
 * A guard for the tabs of one list inside a shadow root or a frame, as a `ref` for each: of the tabs that are
 * focused in one turn, the first keeps it. Radix tries one after the other until `document.activeElement` changes,
 * which does not happen there.
 */
function firstFocusWins(): (tab: HTMLElement | null) => void {
  let isTaken = false;
  return (tab) => {
    if (!tab || tab.getRootNode() === document) return;
    tab.focus = (options) => {
      if (isTaken) return;
      isTaken = true;
      queueMicrotask(() => {
        isTaken = false;
      });
      HTMLElement.prototype.focus.call(tab, options);
    };
  };
}
