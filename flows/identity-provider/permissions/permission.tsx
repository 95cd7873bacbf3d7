import type { ComponentType, ReactNode } from 'react';
import { PartHeading, type PartHeadingProps } from '../../../primitives/part-heading/part-heading';
import { Stack } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import { clip } from '../../core/words/untrusted-text';
import type { ConsentItem, ConsentSection } from './consent-manifest';
import type { KnownScope } from './scopes';

/** The props of a permission with details that can be opened. */
export interface ExpandableProps {
  /** The sentence that opens it. */
  summary: ReactNode;
  /** The known scope that it names, whose meaning is part of it. */
  scope?: KnownScope | undefined;
  details: readonly string[];
}

/** The views of sections: how a permission is rendered, with details and without, and the level of their headings. */
export interface PermissionViews {
  Expandable: ComponentType<ExpandableProps>;
  /** Default: a sentence, or `Expandable` where it has details. */
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
  Expandable,
  Item = Permission,
  level,
}: ConsentSection & PermissionViews) {
  return (
    <Stack gap="item">
      {header && <PartHeading level={level}>{clip(header)}</PartHeading>}
      <Stack gap="label" as="ul">
        {items.map((item, row) => (
          <li key={`${row}`}>
            <Item item={item} Expandable={Expandable} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

export interface PermissionProps {
  item: ConsentItem;
  Expandable: ComponentType<ExpandableProps>;
}

const partsOf = (item: ConsentItem) => (typeof item === 'string' ? { text: item } : item);

/** Tells whether a permission has anything to open. */
export function hasDetails(item: ConsentItem): boolean {
  const { details = [], scope } = partsOf(item);
  return details.length > 0 || scope !== undefined;
}

/** A permission: a sentence, with details where there are some. */
export function Permission({ item, Expandable }: PermissionProps) {
  const { text, details = [], scope } = partsOf(item);
  const sentence = <bdi>{clip(text)}</bdi>;
  return hasDetails(item) ? <Expandable summary={sentence} scope={scope} details={details} /> : <Text>{sentence}</Text>;
}
