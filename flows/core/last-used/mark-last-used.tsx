import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { Lazy } from '../lazy/lazy-view';
import { lastUsedAtom, type MethodKey, type MethodControl } from './last-used.atoms';
import { lastUsedMark } from './last-used.lazy';

/**
 * The control of a method, marked 'Last used' if it was (B-LAST-1); unmarked if it is the only one, or the code of the mark
 * cannot be loaded.
 */
export function MarkLastUsed({
  method,
  isOnly = false,
  children,
}: {
  method: MethodKey;
  /** True if there is no other method. Default false. */
  isOnly?: boolean;
  children: (control: MethodControl) => ReactNode;
}) {
  const isLastUsed = useAtomValue(lastUsedAtom) === method && !isOnly;
  const control = (description?: string) => children({ 'data-focus-key': method, 'aria-describedby': description });
  if (!isLastUsed) return control();
  return (
    <Lazy of={lastUsedMark} pending={control()} failed={() => control()}>
      {({ Mark }) => <Mark>{control}</Mark>}
    </Lazy>
  );
}
