import { useSetAtom } from 'jotai/react';
import { Button } from '../../../primitives/button';
import { Card } from '../../../primitives/card';
import { CheckIcon } from '../../../primitives/icon';
import { Spinner } from '../../../primitives/spinner';
import { Stack } from '../../../primitives/stack';
import { Text } from '../../../primitives/text';
import { leaveAtom } from '../../core/host/browser.atoms';
import { Screen } from '../../core/screen/screen';
import { clip } from '../../core/words/clip';
import { useRichWords } from '../../core/words/use-rich-words';
import { useWords } from '../../core/words/use-words';
import { destinationOf, readableName } from '../client-name';
import { identityProviderMessages } from '../identity-provider.messages';
import { stayAtom } from './decision.actions';
import type { FlowState } from '../identity-provider.atoms';

/** The ends of a flow. */
export type FlowEnd = Extract<
  FlowState,
  { status: 'returning' | 'done' | 'denied' | 'loggingOut' | 'notLoggedOut' | 'loggedOut' }
>;

const ends = {
  done: { title: 'idp.doneTitle', text: 'idp.doneText', isGood: true },
  denied: { title: 'idp.deniedTitle', text: 'idp.denied', isGood: false },
  notLoggedOut: { title: 'idp.notLoggedOutTitle', text: 'idp.notLoggedOut', isGood: false },
  loggedOut: { title: 'idp.loggedOutTitle', text: 'idp.loggedOut', isGood: true },
} as const;

export interface FlowOutcomeProps {
  state: FlowEnd;
}

/** The outcome of the flow. */
export function FlowOutcome({ state }: FlowOutcomeProps) {
  const say = useWords(identityProviderMessages);
  const sayRich = useRichWords(identityProviderMessages);
  if (state.status === 'loggingOut') {
    const text = say('idp.loggingOut');
    return (
      <Card label={text} isBusy>
        <Stack gap="item">
          <Spinner isLarge />
          <Text tone="helper">{text}</Text>
        </Stack>
      </Card>
    );
  }
  if (state.status === 'returning') {
    const clientName = readableName(state.clientName).short;
    return (
      <Screen title={say('idp.doneTitle')} above={<CheckIcon />}>
        <Text>
          {clientName
            ? sayRich('idp.returning', { clientName: <bdi>{clientName}</bdi> })
            : say('idp.returningNameless')}
        </Text>
      </Screen>
    );
  }
  const { title, text, isGood } = ends[state.status];
  return (
    <Screen title={say(title)} above={isGood ? <CheckIcon /> : undefined}>
      <Text>{say(text)}</Text>
      {state.status === 'denied' && state.returnTo && <ReturnOrStay address={state.returnTo} />}
    </Screen>
  );
}

/** After a denial: back to the application, or not, as the person likes. */
function ReturnOrStay({ address }: { address: URL }) {
  const say = useWords(identityProviderMessages);
  const sayRich = useRichWords(identityProviderMessages);
  const leave = useSetAtom(leaveAtom);
  const stay = useSetAtom(stayAtom);
  const { kind, name } = destinationOf(address);
  const place = <bdi>{clip(name)}</bdi>;
  return (
    <Stack gap="item">
      <Button rank="primary" onClick={() => leave(address, { isSpent: true })}>
        {kind === 'app' ? sayRich('idp.returnToApp', { scheme: place }) : sayRich('idp.returnTo', { host: place })}
      </Button>
      <Button rank="secondary" onClick={() => stay()}>
        {say('idp.stay')}
      </Button>
    </Stack>
  );
}
