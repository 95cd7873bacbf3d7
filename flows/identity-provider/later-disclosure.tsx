import { Text } from '../../primitives/text';
import type { DisclosureProps } from '../../primitives/disclosure';
import { lazyPart } from '../core/lazy/lazy-part';
import { room } from './later-disclosure.css';

const disclosurePart = lazyPart<DisclosureProps>(async () => (await import('../../primitives/disclosure')).Disclosure, {
  otherwise: ({ summary }) => (
    <div className={room}>
      <Text>{summary}</Text>
    </div>
  ),
});

/** A disclosure whose code is fetched once the decision is on show. Until then, and without it, its summary is text. */
export const LaterDisclosure = disclosurePart.Part;
