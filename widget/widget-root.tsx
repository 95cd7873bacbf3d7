import { useAtomValue } from 'jotai/react';
import { type Atom, atom } from 'jotai/vanilla';
import { Loading } from '../flows/core/screen/loading';
import { readinessAtom } from './readiness';
import { ScreenOutlet } from './screens/screen-outlet';

const noProblemAtom = atom(undefined);

interface WidgetRootProps {
  problemAtom?: Atom<string | undefined>;
}

/** The whole widget, or, where its configuration contradicts itself, a plain sentence that says so (B-MOUNT-3). */
export function WidgetRoot({ problemAtom = noProblemAtom }: WidgetRootProps) {
  const problem = useAtomValue(problemAtom);
  const readiness = useAtomValue(readinessAtom);
  // Written for developers, in English only.
  if (problem) {
    return (
      <p lang="en" dir="ltr">
        {problem}
      </p>
    );
  }
  if (readiness === 'waiting') return null;
  return readiness === 'late' ? <Loading /> : <ScreenOutlet />;
}
