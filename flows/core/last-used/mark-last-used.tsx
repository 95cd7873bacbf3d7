import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { Lazy } from '../lazy/lazy-view';
import { lastUsedAtom, type Way, type WayControl } from './last-used.atoms';
import { lastUsedMark } from './last-used.lazy';

/** The control of a way, marked 'Last used' where it was (B-LAST-1); unmarked where the code of the mark cannot be had. */
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
