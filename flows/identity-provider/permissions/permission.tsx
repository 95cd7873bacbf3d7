import type { ComponentType } from 'react';
import { Disclosure } from '../../../primitives/disclosure/disclosure';
import { PartHeading, type PartHeadingProps } from '../../../primitives/part-heading/part-heading';
import { Stack } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import { clip } from '../../core/words/clip';
import type { ConsentItem, ConsentSection } from './consent-manifest';
import type { KnownScope } from './scopes';

/** Draws the meaning of a known scope. */
export type DetailOf = ComponentType<{ scope: KnownScope }>;

/** The look of sections: how one permission is drawn, the meaning of a known scope, and what they are a part of. */
export interface PermissionViews {
  Detail: DetailOf;
  /** Default: a sentence. */
  Item?: ComponentType<PermissionProps> | undefined;
  /** The level of their headings. Default 3. */
  level?: PartHeadingProps['level'];
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

/** A heading, and the permissions under it. */
export function PermissionSection({
  header,
  items,
  Detail,
  Item = Permission,
  level,
}: ConsentSection & PermissionViews) {
  return (
    <Stack gap="item">
      {header && <PartHeading level={level}>{clip(header)}</PartHeading>}
      <Stack gap="label" as="ul">
        {items.map((item, row) => (
          <li key={`${row}`}>
            <Item item={item} Detail={Detail} />
          </li>
        ))}
      </Stack>
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
