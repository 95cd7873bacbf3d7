import { Content, Root, Trigger } from '@radix-ui/react-collapsible';
import type { ReactNode } from 'react';
import { ChevronIcon } from '../icon';
import * as styles from './disclosure.css';

export interface DisclosureProps {
  /** Always visible; pressing it shows or hides the children. */
  summary: ReactNode;
  /** Whether it is open at first. Default false. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** More, for who wants it (APG-02). What is closed can be neither reached nor read. */
export function Disclosure({ summary, isOpenAtFirst, children }: DisclosureProps) {
  return (
    <Root defaultOpen={isOpenAtFirst} className={styles.root}>
      <Trigger className={styles.trigger}>
        <span>{summary}</span>
        <span className={styles.arrow}>
          <ChevronIcon />
        </span>
      </Trigger>
      <Content className={styles.panel}>{children}</Content>
    </Root>
  );
}
