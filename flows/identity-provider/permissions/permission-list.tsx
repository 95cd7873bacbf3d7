import { LongList } from '../../../primitives/long-list/long-list';
import { PartHeading } from '../../../primitives/part-heading/part-heading';
import { ScrollRegion } from '../../../primitives/scroll-region/scroll-region';
import { Stack } from '../../../primitives/stack/stack';
import { clip } from '../../core/words/untrusted-text';
import { useWords } from '../../core/words/use-words';
import { consentMessages } from '../consent.messages';
import type { ConsentSection } from './consent-manifest';
import { ExpandablePermission } from './expandable-permission';
import { Permission, PermissionSection, PermissionSections, type PermissionViews } from './permission';
import { areMany } from './permissions.atoms';

export interface PermissionListProps extends Pick<PermissionViews, 'Item' | 'level'> {
  sections: readonly ConsentSection[];
  /** The name of the scroll region of a long list. Default: 'Access'. */
  label?: string | undefined;
}

/** Permissions in sections, however many there are. */
export function PermissionList({ sections, label, ...views }: PermissionListProps) {
  if (areMany(sections)) return <LongPermissionList sections={sections} label={label} {...views} />;
  return <PermissionSections sections={sections} Expandable={ExpandablePermission} {...views} />;
}

/** Above this number, the permissions of a section are rendered only near the viewport. */
const veryMany = 200;

/** Permissions in a scroll region, so that the buttons remain in view however many there are. */
function LongPermissionList({ sections, label, Item = Permission, level }: PermissionListProps) {
  const say = useWords(consentMessages);
  return (
    <ScrollRegion label={label ?? say('idp.access')}>
      <Stack gap="group">
        {sections.map((section, index) =>
          section.items.length > veryMany ? (
            <Stack key={`${index}`} gap="item">
              {section.header && <PartHeading level={level}>{clip(section.header)}</PartHeading>}
              <LongList
                count={section.items.length}
                renderRow={(row) => <Item item={section.items[row] ?? ''} Expandable={ExpandablePermission} />}
              />
            </Stack>
          ) : (
            <PermissionSection
              key={`${index}`}
              {...section}
              Expandable={ExpandablePermission}
              Item={Item}
              level={level}
            />
          ),
        )}
      </Stack>
    </ScrollRegion>
  );
}
