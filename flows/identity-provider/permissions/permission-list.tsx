import type { ConsentSection } from './consent-manifest';
import { LongPermissionList } from './long-permission-list';
import { PermissionSections, type PermissionViews } from './permission';
import { areMany } from './permissions.atoms';
import { ScopeDetail } from './scope-detail';

export interface PermissionListProps extends Pick<PermissionViews, 'Item' | 'level'> {
  sections: readonly ConsentSection[];
  /** The name of the place in which many of them scroll. Default: 'Access'. */
  label?: string | undefined;
}

/** Permissions in sections, however many there are. */
export function PermissionList({ sections, label, ...views }: PermissionListProps) {
  if (areMany(sections)) return <LongPermissionList sections={sections} label={label} {...views} />;
  return <PermissionSections sections={sections} Detail={ScopeDetail} {...views} />;
}
