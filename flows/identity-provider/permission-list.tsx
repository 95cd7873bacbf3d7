import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai/react';
import { PartHeading } from '../../primitives/part-heading';
import { Stack } from '../../primitives/stack';
import { Text } from '../../primitives/text';
import type { ScopeResult } from '../core/provider/identity-provider-calls';
import { clip } from '../core/words/clip';
import { useWords } from '../core/words/use-words';
import type { ConsentItem } from './consent-manifest';
import { LaterDisclosure } from './later-disclosure';
import { consentMessages } from './consent.messages';
import { detailPart, manyPart } from './later-parts';
import { many } from './prepare-decision';
import { sectionsAtom } from './sections.atoms';

/** What is asked, in sections. */
export function PermissionList({ scopes, clientName }: { scopes: readonly ScopeResult[]; clientName: string }) {
  const say = useWords(consentMessages);
  const sections = useAtomValue(sectionsAtom)(scopes, clientName);
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const list = (
    <Stack gap="group">
      {sections.map(({ header, items }, place) => (
        <PermissionSection key={`${place}`} header={header}>
          <Stack gap="label" as="ul">
            {items.map((item, row) => (
              <li key={`${row}`}>
                <Permission item={item} />
              </li>
            ))}
          </Stack>
        </PermissionSection>
      ))}
    </Stack>
  );
  return count > many ? (
    <manyPart.Part label={say('idp.access')} sections={sections}>
      {list}
    </manyPart.Part>
  ) : (
    list
  );
}

/** A heading, and what stands under it. */
export function PermissionSection({ header, children }: { header: string | undefined; children: ReactNode }) {
  return (
    <Stack gap="item">
      {header && <PartHeading>{clip(header)}</PartHeading>}
      {children}
    </Stack>
  );
}

/** One of them: a sentence, with details where there are some. */
export function Permission({ item }: { item: ConsentItem }) {
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
