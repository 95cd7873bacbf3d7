import { type MouseEvent, useState } from 'react';
import { DisclosureButton } from '../../primitives/disclosure-button';
import type { DisclosureProps } from '../../primitives/disclosure';
import { Text } from '../../primitives/text';
import { lazyPart } from '../core/lazy/lazy-part';

/** What opens. Where it cannot be had, it is open for good. */
export const disclosurePart = lazyPart<DisclosureProps>(
  async () => (await import('../../primitives/disclosure')).Disclosure,
  {
    otherwise: ({ summary, children }) => (
      <Text as="div">
        {summary}
        {children}
      </Text>
    ),
  },
);

/**
 * A disclosure that is no more than its button until it is first pressed: most people open none, and three whole ones
 * would cost a page 140 kB of memory.
 */
export function LaterDisclosure(props: DisclosureProps) {
  const [opened, setOpened] = useState<{ takesFocus: boolean }>();
  const open = async ({ currentTarget: button }: MouseEvent) => {
    await disclosurePart.load();
    // Who has gone on meanwhile is not called back.
    setOpened({ takesFocus: button.matches(':focus') });
  };
  return opened ? (
    <disclosurePart.Part {...props} isOpenAtFirst {...opened} />
  ) : (
    <DisclosureButton onClick={open}>{props.summary}</DisclosureButton>
  );
}
