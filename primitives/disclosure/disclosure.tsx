import { Content, Root, Trigger } from '@radix-ui/react-collapsible';
import { type ReactNode, useId, useState } from 'react';
import * as styles from './disclosure.css';

export interface DisclosureProps {
  /** Always visible; pressing it shows or hides the children. */
  summary: ReactNode;
  /** The first state: open or closed. Default false, closed. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/**
 * Content behind a button. Closed, it can be neither reached nor read. Radix lays the page out for every panel it renders,
 * closed ones too, so a panel is rendered once its button is pointed at, focused or pressed.
 */
export function Disclosure({ summary, isOpenAtFirst = false, children }: DisclosureProps) {
  const id = useId();
  const [hasPanel, setHasPanel] = useState(isOpenAtFirst);
  const addPanel = () => setHasPanel(true);
  return (
    <Root defaultOpen={isOpenAtFirst} onOpenChange={addPanel} className={styles.root}>
      {/* Radix sets `aria-controls` only while the panel is open, but the panel is rendered before that, and empty. */}
      <Trigger aria-controls={id} onPointerEnter={addPanel} onFocus={addPanel} className={styles.trigger}>
        <span>{summary}</span>
      </Trigger>
      {hasPanel && (
        <Content id={id} className={styles.panel}>
          {children}
        </Content>
      )}
    </Root>
  );
}
