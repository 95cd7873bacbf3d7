import { useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { BackButton } from '../../../primitives/back-button';
import { Card } from '../../../primitives/card';
import { Heading } from '../../../primitives/heading';
import { Stack } from '../../../primitives/stack';
import { goBackAtom } from '../navigation/navigation.atoms';
import { coreMessages } from '../words/core.messages';
import { useWords } from '../words/use-words';

/** What every screen has. */
export interface ScreenProps {
  /** The screen's title: its heading, and the name of its region. */
  title: string;
  /** Hides the title from the eye; the region keeps its name (spec section 3, `hideHeaderText`). */
  isTitleHidden?: boolean;
  /** Above the title: a logo, a check. */
  above?: ReactNode;
  /** Whether it can be left for Main. True of every sub-screen. */
  hasBack?: boolean;
  children: ReactNode;
}

/** A screen's frame: the card, the way back in its corner, the title, the content below. */
export function Screen({ title, isTitleHidden = false, above, hasBack = true, children }: ScreenProps) {
  const goBack = useSetAtom(goBackAtom);
  const say = useWords(coreMessages);
  return (
    <Card label={title}>
      <Stack gap="group">
        {hasBack && <BackButton label={say('core.back')} onClick={() => void goBack()} />}
        {above}
        <Heading isHidden={isTitleHidden}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
