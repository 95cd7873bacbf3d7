import { useAtomValue } from 'jotai/react';
import type { ScopeResult } from '../core/provider/identity-provider-calls';
import { useWords } from '../core/words/use-words';
import { sectionsOf } from './consent-manifest';
import { consentOptionsAtom } from './consent-options.atoms';
import { identityProviderMessages } from './identity-provider.messages';
import { PermissionList } from './permission-list';
import { ownSectionsAtom } from './permissions.atoms';

export interface UnusualPermissionListProps {
  scopes: readonly ScopeResult[];
  /** Empty where it cannot be read. */
  clientName: string;
}

/** The permissions that are asked for: in the host's words where it gave some that can be read, and however many there are. */
export function UnusualPermissionList({ scopes, clientName }: UnusualPermissionListProps) {
  const own = useAtomValue(ownSectionsAtom)(scopes);
  const { consentManifest } = useAtomValue(consentOptionsAtom);
  const theApp = useWords(identityProviderMessages)('idp.theApp');
  const asked = { scopes: scopes.map(({ scope }) => scope), clientName: clientName || theApp };
  return <PermissionList sections={sectionsOf(consentManifest, asked) ?? own} />;
}
