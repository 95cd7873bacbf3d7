import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import { ActionStatus } from '../core/request/action-status';
import { useWords } from '../core/words/use-words';
import { SendCodeLabel, stepUpMessages } from '../step-up';
import type { SecondWay } from './need';
import { appProofs, chooseWayAtom, chosenWayAtom, goToRecoveryAtom, otherWays } from './proofs.actions';
import { askedAtom } from './second-factor.atoms';
import { secondFactorMessages } from './second-factor.messages';

type OtherWay = Exclude<SecondWay, { kind: 'app' }>;

/** The methods to prove a second factor beside the code of the app; without an app the first of them is primary. */
export function OtherWays({ hasRecoveryCode }: { hasRecoveryCode: boolean }) {
  const say = useWords(secondFactorMessages);
  const asked = useAtomValue(askedAtom);
  const choose = useSetAtom(chooseWayAtom);
  const goToRecovery = useSetAtom(goToRecoveryAtom);
  const chosen = useAtomValue(chosenWayAtom);
  const isPending = useAtomValue(otherWays.stateAtom).status === 'pending';
  const isVerifying = useAtomValue(appProofs.stateAtom).status === 'pending';
  const ways = asked?.ways.filter((way): way is OtherWay => way.kind !== 'app') ?? [];
  return (
    <ActionStatus action={otherWays}>
      <Stack gap="item">
        {ways.map((way, index) => (
          <Button
            key={keyOf(way)}
            rank={index === 0 && !hasRecoveryCode ? 'primary' : 'secondary'}
            isBusy={isPending && chosen === keyOf(way)}
            isBlocked={isVerifying || (isPending && chosen !== keyOf(way))}
            onClick={() => void choose(way, keyOf(way))}
          >
            <WayLabel way={way} />
          </Button>
        ))}
        {hasRecoveryCode && (
          <Button rank="quiet" isBlocked={isPending || isVerifying} onClick={() => void goToRecovery()}>
            {say('secondFactor.useRecoveryCode')}
          </Button>
        )}
      </Stack>
    </ActionStatus>
  );
}

const keyOf = (way: OtherWay) => (way.kind === 'code' ? `${way.channel} ${way.destination}` : way.kind);

function WayLabel({ way }: { way: OtherWay }): ReactNode {
  const say = useWords(stepUpMessages);
  if (way.kind === 'passkey') return say('stepUp.usePasskey');
  return <SendCodeLabel channel={way.channel} destination={way.destination} />;
}
