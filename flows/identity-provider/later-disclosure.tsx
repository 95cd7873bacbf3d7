import { Text } from '../../primitives/text';
import type { DisclosureProps } from '../../primitives/disclosure';
import { lazyPart } from '../core/lazy/lazy-part';

const disclosurePart = lazyPart<DisclosureProps>(async () => (await import('../../primitives/disclosure')).Disclosure, {
  otherwise: ({ summary }) => <Text>{summary}</Text>,
});

/** A disclosure whose code is fetched once the decision is on show. Until then, and without it, its summary is text. */
export const LaterDisclosure = disclosurePart.Part;
