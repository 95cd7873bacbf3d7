import { useAtomValue } from 'jotai/react';
import { type Atom, atom } from 'jotai/vanilla';
import { Fragment } from 'react';
import { Loading } from '../../flows/core/screen/loading';
import type { MountDefinition } from './mount-definition';
import type { Problem } from '../mistakes/mistake';
import type { WidgetOptions } from '../options';
import { readinessAtom } from './readiness';
import { ScreenOutlet } from '../screens/screen-outlet';

const noProblemAtom = atom(undefined);

/**
 * The readiness without `rendered`, which looks like `ready`. The first interaction with a server-rendered screen renders
 * nothing: a render in between the listeners of an `input` event would clear the field before React has read it.
 */
const shownAtom = atom((get) => {
  const readiness = get(readinessAtom);
  return readiness === 'rendered' ? 'ready' : readiness;
});

interface WidgetRootProps {
  problemAtom?: Atom<Problem | undefined>;
  frame?: MountDefinition<WidgetOptions>['frame'];
}

/** The whole widget, or a plain-text sentence if its configuration contradicts itself (B-MOUNT-3). */
export function WidgetRoot({ problemAtom = noProblemAtom, frame: Frame = Fragment }: WidgetRootProps) {
  const problem = useAtomValue(problemAtom);
  const shown = useAtomValue(shownAtom);
  // Written for developers, in English only.
  if (problem) {
    return (
      <Frame>
        <p lang="en" dir="ltr">
          {problem.sentence}
        </p>
      </Frame>
    );
  }
  if (shown === 'waiting') return null;
  return <Frame>{shown === 'late' ? <Loading /> : <ScreenOutlet />}</Frame>;
}
