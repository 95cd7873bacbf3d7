import { useAtomValue } from 'jotai/react';
import { PartHeading } from '../../primitives/part-heading';
import { ScrollRegion } from '../../primitives/scroll-region';
import { Stack } from '../../primitives/stack';
import { Text } from '../../primitives/text';
import type { ScopeResult } from '../core/provider/consent-calls';
import { lazyPart } from '../core/lazy/lazy-part';
import { clip } from '../core/words/datum';
import { useWords } from '../core/words/use-words';
import type { ConsentItem, ConsentSection } from './consent-manifest';
import { LaterDisclosure } from './later-disclosure';
import { consentMessages } from './consent.messages';
import { consentSectionsAtom } from './manifest.atoms';
import type { KnownScope } from './scopes';
import { useDefaultSections } from './use-default-sections';

const detailPart = lazyPart<{ scope: KnownScope }>(async () => (await import('./scope-detail')).ScopeDetail);

/** More than this many stand in a place of their own that scrolls, so that the answers stay in reach. */
const many = 6;

/** What is asked, in sections: the host's words where it gave some that can be read, else ours. */
export function PermissionList({ scopes, clientName }: { scopes: readonly ScopeResult[]; clientName: string }) {
  const say = useWords(consentMessages);
  const ours = useDefaultSections(scopes);
  const readSections = useAtomValue(consentSectionsAtom);
  const sections = readSections({ scopes: scopes.map(({ scope }) => scope), clientName }) ?? ours;
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const list = (
    <Stack gap="group">
      {sections.map((section, place) => (
        <Section key={`${place}`} {...section} />
      ))}
    </Stack>
  );
  return count > many ? <ScrollRegion label={say('idp.access')}>{list}</ScrollRegion> : list;
}

function Section({ header, items }: ConsentSection) {
  return (
    <Stack gap="item">
      {header && <PartHeading>{clip(header)}</PartHeading>}
      <Stack gap="label" as="ul">
        {items.map((item, place) => (
          <li key={`${place}`}>
            <Item item={item} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Item({ item }: { item: ConsentItem }) {
  const { text, details = [], scope } = typeof item === 'string' ? { text: item } : item;
  const sentence = <bdi>{clip(text)}</bdi>;
  if (details.length === 0 && !scope) return <Text>{sentence}</Text>;
  return (
    <LaterDisclosure summary={sentence}>
      {scope && <detailPart.Part scope={scope} />}
      {details.map((detail, place) => (
        <Text key={`${place}`} tone="helper">
          <bdi>{clip(detail)}</bdi>
        </Text>
      ))}
    </LaterDisclosure>
  );
}
