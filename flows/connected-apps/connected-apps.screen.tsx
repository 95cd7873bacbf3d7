import { useAtomValue, useSetAtom } from 'jotai/react';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { LoadFailure, ResourceLoading } from '../core/request/resource-status';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { ConnectedAppRow } from './connected-app-row';
import { connectedAppList } from './connected-apps.actions';
import { removalQuestionIdAtom } from './connected-apps.atoms';
import { connectedAppsMessages } from './connected-apps.messages';

/** ConnectedApps: the applications that have access to the user's account. */
export function ConnectedApps() {
  const title = useWords(connectedAppsMessages)('connected.title');
  return (
    <Screen title={title}>
      <List title={title} />
    </Screen>
  );
}

function List({ title }: { title: string }) {
  const say = useWords(connectedAppsMessages);
  const list = useAtomValue(connectedAppList.stateAtom);
  const questionId = useAtomValue(removalQuestionIdAtom);
  const load = useSetAtom(connectedAppList.loadAtom);
  if (list.status === 'loading') return <ResourceLoading of={connectedAppList} />;
  if (list.status === 'failed') return <LoadFailure error={list.error} onTryAgain={() => void load(true)} />;
  if (list.value.apps.length === 0) return <Text>{say('connected.none')}</Text>;
  return (
    <Stack gap="item" as="ul" aria-label={title}>
      {list.value.apps.map((app) => (
        <ConnectedAppRow key={app.id} app={app} isQuestionOpen={app.id === questionId} />
      ))}
    </Stack>
  );
}
