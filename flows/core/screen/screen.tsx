import type { ReactNode, Ref } from 'react';
import { Card } from '../../../primitives/card/card';
import { Heading } from '../../../primitives/heading/heading';
import { Stack } from '../../../primitives/stack/stack';

/** The props that every screen has. */
export interface ScreenProps {
  /** The screen's title: its heading, and the name of its region. */
  title: string;
  /** The heading element, for a screen that must know whether it is in sight. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Hides the title visually; the region keeps its name (B-MAIN-1). */
  isTitleHidden?: boolean;
  /** The id of what is read with the title. */
  describedBy?: string | undefined;
  /** At the very top: the Back button. */
  corner?: ReactNode;
  /** Above the title: a logo, a check. */
  above?: ReactNode;
  children: ReactNode;
}

/** A screen's frame: the card, the title, the content below. */
export function Screen({
  title,
  headingRef,
  isTitleHidden = false,
  describedBy,
  corner,
  above,
  children,
}: ScreenProps) {
  return (
    <Card label={title} describedBy={describedBy}>
      <Stack gap="group">
        {corner}
        {above}
        <Heading ref={headingRef} isHidden={isTitleHidden}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
