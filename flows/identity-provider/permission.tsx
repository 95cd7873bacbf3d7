import type { ReactNode } from 'react';
import { Disclosure } from '../../primitives/disclosure';
import { PartHeading } from '../../primitives/part-heading';
import { Stack } from '../../primitives/stack';
import { Text } from '../../primitives/text';
import { clip } from '../core/words/clip';
import { useWords } from '../core/words/use-words';
import type { ConsentItem } from './consent-manifest';
import { consentMessages } from './consent.messages';

export interface PermissionSectionProps {
  header: string | undefined;
  items?: readonly ConsentItem[];
  /** The permissions in another form than a list of `items`. */
  children?: ReactNode;
}

/** A heading, and the permissions under it. */
export function PermissionSection({ header, items, children }: PermissionSectionProps) {
  return (
    <Stack gap="item">
      {header && <PartHeading>{clip(header)}</PartHeading>}
      {items && (
        <Stack gap="label" as="ul">
          {items.map((item, row) => (
            <li key={`${row}`}>
              <Permission item={item} />
            </li>
          ))}
        </Stack>
      )}
      {children}
    </Stack>
  );
}

/** A permission: a sentence, with details where there are some. */
export function Permission({ item }: { item: ConsentItem }) {
  const say = useWords(consentMessages);
  const { text, details = [], scope } = typeof item === 'string' ? { text: item } : item;
  const sentence = <bdi>{clip(text)}</bdi>;
  if (details.length === 0 && !scope) return <Text>{sentence}</Text>;
  return (
    <Disclosure summary={sentence}>
      {scope && <Text tone="helper">{say(`idp.detail.${scope}`)}</Text>}
      {details.map((detail, index) => (
        <Text key={`${index}`} tone="helper">
          <bdi>{clip(detail)}</bdi>
        </Text>
      ))}
    </Disclosure>
  );
}
