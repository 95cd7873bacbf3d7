import { useSetAtom } from 'jotai/react';
import { type ReactNode, useCallback } from 'react';
import { Stack } from '../../../primitives/stack/stack';
import { type QuestionPart as Part, watchPartAtom } from './question-in-sight.atoms';

/** The ref of a part of the question that must have been in sight before Allow opens (T-IDP-21). */
export function usePartRef(part: Part) {
  const watch = useSetAtom(watchPartAtom);
  return useCallback((element: Element | null) => watch(part, element), [part, watch]);
}

export interface QuestionPartProps {
  part: Part;
  id?: string;
  children: ReactNode;
}

/** A part of the question, around what shows it. */
export function QuestionPart({ part, id, children }: QuestionPartProps) {
  return (
    <Stack elementRef={usePartRef(part)} id={id} gap="item">
      {children}
    </Stack>
  );
}
