import type { ReactNode } from 'react';
import { LongList } from '../../primitives/long-list';
import { ScrollRegion } from '../../primitives/scroll-region';
import { Stack } from '../../primitives/stack';
import type { ConsentSection } from './consent-manifest';
import { Permission, PermissionSection } from './permission-list';

export interface ManyPermissionsProps {
  label: string;
  sections: readonly ConsentSection[];
  /** The sections, drawn whole. */
  children: ReactNode;
}

/** From this many on, only those that are near are in the page. */
const veryMany = 200;

/** Permissions in a place of their own that scrolls, so that the answers stay in reach however many there are. */
export function ManyPermissions({ label, sections, children }: ManyPermissionsProps) {
  const isLong = sections.some(({ items }) => items.length > veryMany);
  return <ScrollRegion label={label}>{isLong ? <LongSections sections={sections} /> : children}</ScrollRegion>;
}

function LongSections({ sections }: Pick<ManyPermissionsProps, 'sections'>) {
  return (
    <Stack gap="group">
      {sections.map(({ header, items }, place) => (
        <PermissionSection key={`${place}`} header={header}>
          <LongList count={items.length} renderRow={(row) => <Permission item={items[row] ?? ''} />} />
        </PermissionSection>
      ))}
    </Stack>
  );
}
