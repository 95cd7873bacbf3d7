import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { createElement, type ComponentType } from 'react';
import { Text } from '../../primitives/text';
import type { DisclosureProps } from '../../primitives/disclosure';
import { fetchCode } from '../core/lazy/fetch-code';

/** How long after the decision is on show its details can be opened, in milliseconds: the decision comes first. */
const afterDecision = 100;

const fetchedAtom = atom<{ component?: ComponentType<DisclosureProps> }>({});

const disclosureAtom = atom(
  (get) => get(fetchedAtom).component,
  (_get, set) => {
    const timer = setTimeout(() => {
      void fetchCode(() => import('../../primitives/disclosure')).then((code) => {
        if (code.ok) set(fetchedAtom, { component: code.value.Disclosure });
      });
    }, afterDecision);
    return () => clearTimeout(timer);
  },
);
disclosureAtom.onMount = (fetch) => fetch();

/** A disclosure whose code is fetched once the decision is on show. Until then, and without it, its summary is text. */
export function LaterDisclosure(props: DisclosureProps) {
  const component = useAtomValue(disclosureAtom);
  return component ? createElement(component, props) : <Text>{props.summary}</Text>;
}
