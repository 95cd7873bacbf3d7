import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { oauthProviders } from '../core/config/config';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { ActionStatus } from '../core/request/action-status';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { oauthMessages, ProviderIcon } from '../oauth';
import { CancelButton } from './cancel-button';
import { chooseWayAtom, chosenWay, chosenWayAtom } from './proofs.actions';
import { SendCodeLabel } from './send-code-label';
import { waysAtom } from './step-up.atoms';
import { stepUpMessages } from './step-up.messages';
import type { Way } from './ways';

/** The available methods, best first; without one, a sentence that names the support. */
export function WaysView() {
  const say = useWords(stepUpMessages);
  const ways = useAtomValue(waysAtom);
  const choose = useSetAtom(chooseWayAtom);
  const chosen = useAtomValue(chosenWayAtom);
  const isPending = useAtomValue(chosenWay.stateAtom).status === 'pending';
  return (
    <>
      {ways.length > 0 ? <Text>{say('stepUp.text')}</Text> : <NoWay />}
      <ActionStatus action={chosenWay}>
        <Stack gap="item">
          {ways.map((way, index) => (
            <Button
              key={keyOf(way)}
              rank={index === 0 ? 'primary' : 'secondary'}
              isBusy={isPending && chosen === keyOf(way)}
              isBlocked={isPending && chosen !== keyOf(way)}
              icon={way.kind === 'social' ? <ProviderIcon type={way.type} /> : undefined}
              onClick={() => void choose(way, keyOf(way))}
            >
              <WayLabel way={way} />
            </Button>
          ))}
        </Stack>
      </ActionStatus>
      <CancelButton action={chosenWay} />
    </>
  );
}

function keyOf(way: Way): string {
  if (way.kind === 'code') return `${way.channel} ${way.destination}`;
  return way.kind === 'social' ? way.type : way.kind;
}

function WayLabel({ way }: { way: Way }): ReactNode {
  const say = useWords(stepUpMessages);
  const saySocial = useWords(oauthMessages);
  if (way.kind === 'passkey') return say('stepUp.usePasskey');
  if (way.kind === 'app') return say('stepUp.useApp');
  if (way.kind === 'password') return say('stepUp.usePassword');
  if (way.kind === 'social') return saySocial('oauth.continueWith', { provider: oauthProviders[way.type] });
  return <SendCodeLabel channel={way.channel} destination={way.destination} />;
}

function NoWay() {
  const say = useWords(stepUpMessages);
  const sayRich = useRichWords(stepUpMessages);
  const { projectName } = useAtomValue(bootstrapAtom);
  return (
    <Text>
      {projectName
        ? sayRich('stepUp.noWay', { project: <UntrustedText>{projectName}</UntrustedText> })
        : say('stepUp.noWayNameless')}
    </Text>
  );
}
