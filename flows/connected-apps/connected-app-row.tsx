import { useAtomValue, useSetAtom } from 'jotai/react';
import { memo } from 'react';
import { Button } from '../../primitives/button/button';
import { Disclosure } from '../../primitives/disclosure/disclosure';
import { ListRow } from '../../primitives/list-row/list-row';
import { Picture } from '../../primitives/picture/picture';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import type { ConnectedApp } from '../core/provider/connected-app-calls';
import { RemovalQuestion } from '../core/request/removal-question';
import { announceAtom } from '../core/words/announce.atoms';
import { coreMessages } from '../core/words/core.messages';
import { useRichWords, useWords } from '../core/words/use-words';
import { grantedSections, ownSectionsAtom, PermissionList, safeLogo } from '../identity-provider';
import { title } from './connected-app-row.css';
import { askAtom, confirmRemovalAtom, keepAtom, revokeConnectedApp } from './connected-apps.actions';
import { appLabelAtom, appName, consentManifestAtom, focusKeys } from './connected-apps.atoms';
import { connectedAppsMessages } from './connected-apps.messages';

/** A row of the list. */
export interface ConnectedAppRowProps {
  app: ConnectedApp;
  /** True while the row asks whether to remove the access. */
  isQuestionOpen: boolean;
}

/** An application, its permissions, and the button that removes its access. Rendered again only when it changes: there may be 500. */
export const ConnectedAppRow = memo(function ConnectedAppRow({ app, isQuestionOpen }: ConnectedAppRowProps) {
  const say = useWords(connectedAppsMessages);
  const sayRich = useRichWords(connectedAppsMessages);
  const sayCore = useWords(coreMessages);
  const announce = useSetAtom(announceAtom);
  const ask = useSetAtom(askAtom);
  const client = appName(app);
  const label = useAtomValue(appLabelAtom)(app);
  const logo = safeLogo(app.logoURL);
  const isRemoving = useAtomValue(revokeConnectedApp.isPendingAtom);
  return (
    <ListRow>
      <Stack gap="label">
        <div className={title}>
          {logo && <Picture src={logo} isLazy />}
          {/* Around it, because the lines of a flex item are aligned by its own direction. */}
          <span>
            <bdi>{label}</bdi>
          </span>
        </div>
        <Disclosure
          summary={
            client
              ? sayRich('connected.permissions', { client: <bdi>{client}</bdi> })
              : say('connected.permissionsNameless')
          }
        >
          <GrantedPermissions app={app} />
        </Disclosure>
        {isQuestionOpen ? (
          <RemoveAccess app={app} />
        ) : (
          <Button
            rank="secondary"
            isBlocked={isRemoving}
            onBlockedPress={() => announce(sayCore('core.stillWorking'))}
            aria-label={client ? say('connected.removeOf', { client }) : say('connected.removeOfNameless')}
            data-focus-key={focusKeys.remove(app)}
            onClick={() => ask(app)}
          >
            {say('connected.remove')}
          </Button>
        )}
      </Stack>
    </ListRow>
  );
});

/** The question in a row whose access is about to be removed. */
function RemoveAccess({ app }: { app: ConnectedApp }) {
  const say = useWords(connectedAppsMessages);
  const sayRich = useRichWords(connectedAppsMessages);
  const confirm = useSetAtom(confirmRemovalAtom);
  const keep = useSetAtom(keepAtom);
  const client = appName(app);
  return (
    <RemovalQuestion
      question={
        client
          ? sayRich('connected.consequence', { client: <bdi>{client}</bdi> })
          : say('connected.consequenceNameless')
      }
      confirmLabel={say('connected.confirm')}
      keepLabel={say('connected.keep')}
      keepFocusKey={focusKeys.keep}
      action={revokeConnectedApp}
      isPending={useAtomValue(revokeConnectedApp.isPendingAtom)}
      onConfirm={() => confirm(app)}
      onKeep={() => keep(app)}
    />
  );
}

/** The permissions that an application was given, in the words of consent. */
function GrantedPermissions({ app }: { app: ConnectedApp }) {
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
