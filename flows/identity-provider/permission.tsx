import type { ComponentType, ReactNode } from 'react';
import { Disclosure } from '../../primitives/disclosure';
import { PartHeading } from '../../primitives/part-heading';
import { Stack } from '../../primitives/stack';
import { Text } from '../../primitives/text';
import { clip } from '../core/words/clip';
import type { ConsentItem, ConsentSection } from './consent-manifest';
import type { KnownScope } from './scopes';

/** Draws the meaning of a known scope. */
export type DetailOf = ComponentType<{ scope: KnownScope }>;

/** Permissions in sections. */
export function PermissionSections({ sections, Detail }: { sections: readonly ConsentSection[]; Detail: DetailOf }) {
  return (
    <Stack gap="group">
      {sections.map((section, index) => (
        <PermissionSection key={`${index}`} {...section} Detail={Detail} />
      ))}
    </Stack>
  );
}

export interface PermissionSectionProps {
  header?: string | undefined;
  items?: readonly ConsentItem[];
  Detail: DetailOf;
  /** The permissions in another form than a list of `items`. */
  children?: ReactNode;
}

/** A heading, and the permissions under it. */
export function PermissionSection({ header, items, Detail, children }: PermissionSectionProps) {
  return (
    <Stack gap="item">
      {header && <PartHeading>{clip(header)}</PartHeading>}
      {items && (
        <Stack gap="label" as="ul">
          {items.map((item, row) => (
            <li key={`${row}`}>
              <Permission item={item} Detail={Detail} />
            </li>
          ))}
        </Stack>
      )}
      {children}
    </Stack>
  );
}

/** A permission: a sentence, with details where there are some. */
export function Permission({ item, Detail }: { item: ConsentItem; Detail: DetailOf }) {
  const { text, details = [], scope } = typeof item === 'string' ? { text: item } : item;
  const sentence = <bdi>{clip(text)}</bdi>;
  if (details.length === 0 && !scope) return <Text>{sentence}</Text>;
  return (
    <Disclosure summary={sentence}>
      {scope && <Detail scope={scope} />}
      {details.map((detail, index) => (
        <Text key={`${index}`} tone="helper">
          <bdi>{clip(detail)}</bdi>
        </Text>
      ))}
    </Disclosure>
  );
}
