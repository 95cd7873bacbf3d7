import { useAtomValue } from 'jotai/react';
import { Fragment, type ReactNode } from 'react';
import { type Messages, pieces } from './message';
import { type Say, sayAtom, templateAtom, type Values } from './words.atoms';

/** A flow's words in a screen: `const say = useWords(otpMessages)`. */
export function useWords<List extends Messages>(list: List): Say<List> {
  return useAtomValue(sayAtom)(list);
}

/** As `useWords`, with elements as values: an address in a `<bdi>`, a link. */
export function useRichWords<List extends Messages>(list: List) {
  const template = useAtomValue(templateAtom);
  return <Id extends keyof List & string>(id: Id, ...[values]: Values<List[Id], ReactNode>): ReactNode => {
    const given: Readonly<Record<string, ReactNode>> = values ?? {};
    return pieces(template(id, list[id] ?? '')).map((piece, index) => (
      // The pieces of a sentence have no identity but their index.
      <Fragment key={`${index}`}>{index % 2 === 0 ? piece : given[piece]}</Fragment>
    ));
  };
}
