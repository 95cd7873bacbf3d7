import { LongList } from '../../../primitives/long-list';
import { PartHeading } from '../../../primitives/part-heading';
import { ScrollRegion } from '../../../primitives/scroll-region';
import { Stack } from '../../../primitives/stack';
import { useWords } from '../../core/words/use-words';
import { clip } from '../../core/words/clip';
import type { ConsentSection } from './consent-manifest';
import { consentMessages } from '../consent.messages';
import { Permission, PermissionSection, type PermissionViews } from './permission';
import { ScopeDetail } from './scope-detail';

/** More than this many in a section are in the page only while they are near. */
const veryMany = 200;

export interface LongPermissionListProps extends Pick<PermissionViews, 'Item' | 'level'> {
  sections: readonly ConsentSection[];
  /** The name of the place. Default: 'Access'. */
  label?: string | undefined;
}

/** Permissions in a place of their own that scrolls, so that the answers stay in reach however many there are. */
export function LongPermissionList({ sections, label, Item = Permission, level }: LongPermissionListProps) {
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
                renderRow={(row) => <Item item={section.items[row] ?? ''} Detail={ScopeDetail} />}
              />
            </Stack>
          ) : (
            <PermissionSection key={`${index}`} {...section} Detail={ScopeDetail} Item={Item} level={level} />
          ),
        )}
      </Stack>
    </ScrollRegion>
  );
}
