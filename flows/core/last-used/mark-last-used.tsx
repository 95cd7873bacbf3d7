import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { Lazy } from '../lazy/lazy-view';
import { lastUsedAtom, type Way, type WayControl } from './last-used.atoms';
import { lastUsedMark } from './last-used.lazy';

/** The control of a method, marked 'Last used' if it was (B-LAST-1); unmarked if the code of the mark cannot be loaded. */
export function MarkLastUsed({ way, children }: { way: Way; children: (control: WayControl) => ReactNode }) {
  const isLastUsed = useAtomValue(lastUsedAtom) === way;
  const control = (description?: string) => children({ 'data-focus-key': way, 'aria-describedby': description });
  if (!isLastUsed) return control();
  return (
    <Lazy of={lastUsedMark} pending={control()} failed={() => control()}>
      {({ Mark }) => <Mark>{control}</Mark>}
    </Lazy>
  );
}
