import type { ConsentSection } from './consent-manifest';
import { LongPermissionList } from './long-permission-list';
import { PermissionSections } from './permission';
import { areMany } from './permissions.atoms';
import { ScopeDetail } from './scope-detail';

export interface PermissionListProps {
  sections: readonly ConsentSection[];
  /** The name of the place in which many of them scroll. Default: 'Access'. */
  label?: string;
}

/** Permissions in sections, however many there are. */
export function PermissionList({ sections, label }: PermissionListProps) {
  if (areMany(sections)) return <LongPermissionList sections={sections} label={label} />;
  return <PermissionSections sections={sections} Detail={ScopeDetail} />;
}
