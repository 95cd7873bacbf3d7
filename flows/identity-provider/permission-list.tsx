import { useAtomValue } from 'jotai/react';
import { Stack } from '../../primitives/stack';
import { Lazy } from '../core/lazy/lazy-view';
import type { ScopeResult } from '../core/provider/identity-provider-calls';
import { followUp } from './identity-provider.lazy';
import { PermissionSection } from './permission';
import { areMany, sectionsAtom } from './permissions.atoms';

export interface PermissionListProps {
  scopes: readonly ScopeResult[];
  clientName: string;
}

/** The permissions that are asked for, in sections. */
export function PermissionList({ scopes, clientName }: PermissionListProps) {
  const sections = useAtomValue(sectionsAtom)(scopes, clientName);
  const list = (
    <Stack gap="group">
      {sections.map(({ header, items }, index) => (
        <PermissionSection key={`${index}`} header={header} items={items} />
      ))}
    </Stack>
  );
  if (!areMany(sections)) return list;
  return (
    <Lazy of={followUp} failed={() => list}>
      {({ LongPermissionList }) => <LongPermissionList sections={sections} />}
    </Lazy>
  );
}
