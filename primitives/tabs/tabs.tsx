import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstFocusWins } from './first-focus-wins';
import * as styles from './tabs.css';

export interface TabsProps {
  /** The name of the choice. */
  label: string;
  /** The tabs, in order. */
  items: readonly { id: string; label: string }[];
  /** The selected tab's id. */
  value: string;
  onChange: (id: string) => void;
  /** The selected tab's panel. */
  children: ReactNode;
}

/** A tab bar and its panel: one tab stop, arrows as the eye reads them, Home and End, selected by arriving. */
export function Tabs({ label, items, value, onChange, children }: TabsProps) {
  const [tabRef] = useState(firstFocusWins);
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  // Radix must know the page's direction before it hears of the key.
  const readDirection = ({ currentTarget }: KeyboardEvent) => {
    const read = getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    if (read !== dir) flushSync(() => setDir(read));
  };
  return (
    <Root asChild dir={dir} value={value} onValueChange={onChange}>
      {/* The direction is for the arrows alone; on the element the page's own goes on to hold. */}
      <div dir={undefined} className={styles.root}>
        <List aria-label={label} onKeyDownCapture={readDirection} className={styles.list}>
          {items.map((item) => (
            <Trigger
              key={item.id}
              ref={tabRef}
              value={item.id}
              data-label={item.label}
              // A click can come alone, without a press (voice control); and not every browser gives a pressed button focus.
              onClick={(event) => event.currentTarget.focus()}
              {...(item.id !== value && { 'aria-controls': undefined })}
              className={styles.tab}
            >
              <span className={styles.label}>{item.label}</span>
            </Trigger>
          ))}
        </List>
        <Content key={value} value={value} tabIndex={undefined} className={styles.panel}>
          {children}
        </Content>
      </div>
    </Root>
  );
}
