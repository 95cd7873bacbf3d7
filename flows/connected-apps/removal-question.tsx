import { useAtomValue, useSetAtom } from 'jotai/react';
import { type KeyboardEvent, useId } from 'react';
import { Button, ButtonPair } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import type { ConnectedApp } from '../core/provider/connected-app-calls';
import { ActionStatus } from '../core/request/action-status';
import { useRichWords } from '../core/words/use-rich-words';
import { useWords } from '../core/words/use-words';
import { confirmAtom, keepAtom, revokeConnectedApp } from './connected-apps.actions';
import { appName, focusKeys } from './connected-apps.atoms';
import { connectedAppsMessages } from './connected-apps.messages';

/** The question in a row whose access is about to be removed; Escape keeps it. */
export function RemovalQuestion({ app }: { app: ConnectedApp }) {
  const say = useWords(connectedAppsMessages);
  const sayRich = useRichWords(connectedAppsMessages);
  const client = appName(app);
  const isPending = useAtomValue(revokeConnectedApp.stateAtom).status === 'pending';
  const confirm = useSetAtom(confirmAtom);
  const keep = useSetAtom(keepAtom);
  const questionId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog of the host around us must not close with it.
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    keep(app);
  };
  return (
    <Stack gap="item" role="group" aria-labelledby={questionId}>
      <Text id={questionId}>
        {client
          ? sayRich('connected.consequence', { client: <bdi>{client}</bdi> })
          : say('connected.consequenceNameless')}
      </Text>
      <ActionStatus action={revokeConnectedApp}>
        <ButtonPair>
          <Button
            rank="primary"
            isBusy={isPending}
            onKeyDown={onKeyDown}
            // The rest of a double click on what was here before is no answer.
            onClick={({ detail }) => detail < 2 && confirm(app)}
          >
            {say('connected.confirm')}
          </Button>
          <Button
            rank="secondary"
            isBlocked={isPending}
            data-focus-key={focusKeys.keep}
            onKeyDown={onKeyDown}
            onClick={() => keep(app)}
          >
            {say('connected.keep')}
          </Button>
        </ButtonPair>
      </ActionStatus>
    </Stack>
  );
}
