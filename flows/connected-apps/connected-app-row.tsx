import { useAtomValue, useSetAtom } from 'jotai/react';
import { memo } from 'react';
import { Button } from '../../primitives/button/button';
import { Disclosure } from '../../primitives/disclosure/disclosure';
import { ListRow } from '../../primitives/list-row/list-row';
import { Picture } from '../../primitives/picture/picture';
import { Stack } from '../../primitives/stack/stack';
import type { ConnectedApp } from '../core/provider/connected-app-calls';
import { useRichWords } from '../core/words/use-rich-words';
import { useWords } from '../core/words/use-words';
import { safeLogo } from '../identity-provider';
import { askAtom } from './connected-apps.actions';
import { appLabelAtom, appName, focusKeys } from './connected-apps.atoms';
import { connectedAppsMessages } from './connected-apps.messages';
import { title } from './connected-app-row.css';
import { GrantedPermissions } from './granted-permissions';
import { RemovalQuestion } from './removal-question';

/** A row of the list. */
export interface ConnectedAppRowProps {
  app: ConnectedApp;
  /** The question in it, whether its access shall be removed: true while it is asked. */
  isAsked: boolean;
}

/** An application, what it can do, and the way to remove its access. Rendered again only when it changes: there may be 500. */
export const ConnectedAppRow = memo(function ConnectedAppRow({ app, isAsked }: ConnectedAppRowProps) {
  const say = useWords(connectedAppsMessages);
  const sayRich = useRichWords(connectedAppsMessages);
  const ask = useSetAtom(askAtom);
  const client = appName(app);
  const label = useAtomValue(appLabelAtom)(app);
  const logo = safeLogo(app.logoURL);
  return (
    <ListRow>
      <Stack gap="label">
        <div className={title}>
          {logo && <Picture src={logo} isLazy />}
          <bdi>{label}</bdi>
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
        {isAsked ? (
          <RemovalQuestion app={app} />
        ) : (
          <Button
            rank="secondary"
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
