import { Content, Root, Trigger } from '@radix-ui/react-collapsible';
import type { ReactNode } from 'react';
import * as styles from './disclosure.css';

export interface DisclosureProps {
  /** Always visible; pressing it shows or hides the children. */
  summary: ReactNode;
  /** Whether it is open at first. Default false. */
  isOpenAtFirst?: boolean;
  /** Whether its button takes the focus when it comes: it stands where the one that was pressed stood. Default false. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** More, for who wants it (APG-02). What is closed can be neither reached nor read. */
export function Disclosure({ summary, isOpenAtFirst, takesFocus, children }: DisclosureProps) {
  return (
    <Root defaultOpen={isOpenAtFirst} className={styles.root}>
      <Trigger ref={takesFocus ? focus : undefined} className={styles.trigger}>
        <span>{summary}</span>
      </Trigger>
      <Content className={styles.panel}>{children}</Content>
    </Root>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
