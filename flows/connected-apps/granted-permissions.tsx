import { useAtomValue } from 'jotai/react';
import { Text } from '../../primitives/text/text';
import type { ConnectedApp } from '../core/provider/connected-app-calls';
import { useWords } from '../core/words/use-words';
import { grantedSections, ownSectionsAtom, PermissionList } from '../identity-provider';
import { appLabelAtom, appName, consentManifestAtom } from './connected-apps.atoms';
import { connectedAppsMessages } from './connected-apps.messages';

/** The permissions that an application was given, in the words of consent. */
export function GrantedPermissions({ app }: { app: ConnectedApp }) {
  const say = useWords(connectedAppsMessages);
  const client = appName(app);
  const label = useAtomValue(appLabelAtom)(app);
  const manifest = useAtomValue(consentManifestAtom);
  const ownSections = useAtomValue(ownSectionsAtom);
  const { sections } = grantedSections(manifest, { scopes: app.scopes, clientName: label }, ownSections);
  if (sections.length === 0) return <Text tone="helper">{say('connected.noPermissions')}</Text>;
  return (
    <PermissionList
      sections={sections}
      label={client ? say('connected.permissions', { client }) : say('connected.permissionsNameless')}
    />
  );
}
