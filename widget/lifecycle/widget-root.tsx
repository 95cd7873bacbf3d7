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

interface WidgetRootProps {
  problemAtom?: Atom<Problem | undefined>;
  frame?: MountDefinition<WidgetOptions>['frame'];
}

/** The whole widget, or a plain-text sentence if its configuration contradicts itself (B-MOUNT-3). */
export function WidgetRoot({ problemAtom = noProblemAtom, frame: Frame = Fragment }: WidgetRootProps) {
  const problem = useAtomValue(problemAtom);
  const readiness = useAtomValue(readinessAtom);
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
  if (readiness === 'waiting') return null;
  return <Frame>{readiness === 'late' ? <Loading /> : <ScreenOutlet />}</Frame>;
}
