import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { Lazy } from '../lazy/lazy-view';
import { lastUsedAtom, type MethodKey, type MethodControl } from './last-used.atoms';
import { lastUsedMark } from './last-used.lazy';

/** The control of a method, marked 'Last used' if it was (B-LAST-1); unmarked if the code of the mark cannot be loaded. */
export function MarkLastUsed({
  method,
  children,
}: {
  method: MethodKey;
  children: (control: MethodControl) => ReactNode;
}) {
  const isLastUsed = useAtomValue(lastUsedAtom) === method;
  const control = (description?: string) => children({ 'data-focus-key': method, 'aria-describedby': description });
  if (!isLastUsed) return control();
  return (
    <Lazy of={lastUsedMark} pending={control()} failed={() => control()}>
      {({ Mark }) => <Mark>{control}</Mark>}
    </Lazy>
  );
}
