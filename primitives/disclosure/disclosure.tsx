import { Content, Root, Trigger } from '@radix-ui/react-collapsible';
import { type ReactNode, useId } from 'react';
import * as styles from './disclosure.css';

export interface DisclosureProps {
  /** Always visible; pressing it shows or hides the children. */
  summary: ReactNode;
  /** The first state: open or closed. Default false, closed. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** More, for who wants it. What is closed can be neither reached nor read. */
export function Disclosure({ summary, isOpenAtFirst, children }: DisclosureProps) {
  const id = useId();
  return (
    <Root defaultOpen={isOpenAtFirst} className={styles.root}>
      {/* Radix names the panel only while it is open; it is there, and empty, all the time. */}
      <Trigger aria-controls={id} className={styles.trigger}>
        <span>{summary}</span>
      </Trigger>
      <Content id={id} className={styles.panel}>
        {children}
      </Content>
    </Root>
  );
}
