import { useAtomValue } from 'jotai/react';
import type { ScopeResult } from '../core/provider/identity-provider-calls';
import { sectionsOf } from './consent-manifest';
import { consentOptionsAtom } from './consent-options.atoms';
import { LongPermissionList } from './long-permission-list';
import { PermissionSections } from './permission';
import { areMany, ownSectionsAtom } from './permissions.atoms';
import { ScopeDetail } from './scope-detail';

export interface UnusualPermissionListProps {
  scopes: readonly ScopeResult[];
  clientName: string;
}

/** The permissions that are asked for: in the host's words where it gave some that can be read, and however many there are. */
export function UnusualPermissionList({ scopes, clientName }: UnusualPermissionListProps) {
  const own = useAtomValue(ownSectionsAtom)(scopes);
  const { consentManifest } = useAtomValue(consentOptionsAtom);
  const sections = sectionsOf(consentManifest, { scopes: scopes.map(({ scope }) => scope), clientName }) ?? own;
  if (areMany(sections)) return <LongPermissionList sections={sections} />;
  return <PermissionSections sections={sections} Detail={ScopeDetail} />;
}
