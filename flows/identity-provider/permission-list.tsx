import type { ConsentSection } from './consent-manifest';
import { LongPermissionList } from './long-permission-list';
import { PermissionSections, type PermissionViews } from './permission';
import { areMany } from './permissions.atoms';
import { ScopeDetail } from './scope-detail';

export interface PermissionListProps {
  sections: readonly ConsentSection[];
  /** The name of the place in which many of them scroll. Default: 'Access'. */
  label?: string | undefined;
  /** Draws one of them. Default: a sentence. */
  Item?: PermissionViews['Item'];
}

/** Permissions in sections, however many there are. */
export function PermissionList({ sections, label, Item }: PermissionListProps) {
  if (areMany(sections)) return <LongPermissionList sections={sections} label={label} Item={Item} />;
  return <PermissionSections sections={sections} Detail={ScopeDetail} Item={Item} />;
}
