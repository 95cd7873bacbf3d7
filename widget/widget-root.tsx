import { useAtomValue } from 'jotai/react';
import { type Atom, atom } from 'jotai/vanilla';
import { Loading } from '../flows/core/screen/loading';
import { readinessAtom } from './readiness';
import { ScreenOutlet } from './screens/screen-outlet';
import type { Screens } from './screens/screens';

const noProblemAtom = atom(undefined);

interface WidgetRootProps {
  screens: Screens;
  problemAtom?: Atom<string | undefined>;
}

/** The whole widget, or, where its configuration contradicts itself, a plain sentence that says so (spec section 1). */
export function WidgetRoot({ screens, problemAtom = noProblemAtom }: WidgetRootProps) {
  const problem = useAtomValue(problemAtom);
  const readiness = useAtomValue(readinessAtom);
  if (problem) return <p>{problem}</p>;
  if (readiness === 'ready') return <ScreenOutlet screens={screens} />;
  return readiness === 'late' ? <Loading /> : null;
}
