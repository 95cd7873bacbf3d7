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

/** The words of sections: how one permission is drawn, and the meaning of a known scope. */
export interface PermissionViews {
  Detail: DetailOf;
  /** Default: a sentence. */
  Item?: ComponentType<PermissionProps> | undefined;
}

/** Permissions in sections. */
export function PermissionSections({ sections, ...views }: { sections: readonly ConsentSection[] } & PermissionViews) {
  return (
    <Stack gap="group">
      {sections.map((section, index) => (
        <PermissionSection key={`${index}`} {...section} {...views} />
      ))}
    </Stack>
  );
}

export interface PermissionSectionProps extends PermissionViews {
  header?: string | undefined;
  items?: readonly ConsentItem[];
  /** The permissions in another form than a list of `items`. */
  children?: ReactNode;
}

/** A heading, and the permissions under it. */
export function PermissionSection({ header, items, Detail, Item = Permission, children }: PermissionSectionProps) {
  return (
    <Stack gap="item">
      {header && <PartHeading>{clip(header)}</PartHeading>}
      {items && (
        <Stack gap="label" as="ul">
          {items.map((item, row) => (
            <li key={`${row}`}>
              <Item item={item} Detail={Detail} />
            </li>
          ))}
        </Stack>
      )}
      {children}
    </Stack>
  );
}

export interface PermissionProps {
  item: ConsentItem;
  Detail: DetailOf;
}

/** A permission: a sentence, with details where there are some. */
export function Permission({ item, Detail }: PermissionProps) {
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
