import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import { ActionStatus } from '../core/request/action-status';
import { useWords } from '../core/words/use-words';
import { SendCodeLabel, stepUpMessages } from '../step-up';
import type { AvailableFactor } from './need';
import { appProofs, chooseFactorAtom, chosenFactorAtom, goToRecoveryAtom, otherFactors } from './proofs.actions';
import { pendingProofAtom } from './second-factor.atoms';
import { secondFactorMessages } from './second-factor.messages';

type OtherFactor = Exclude<AvailableFactor, { kind: 'app' }>;

/** The methods to prove a second factor beside the code of the app; without an app the first of them is primary. */
export function OtherFactors({ hasRecoveryCode }: { hasRecoveryCode: boolean }) {
  const say = useWords(secondFactorMessages);
  const pendingProof = useAtomValue(pendingProofAtom);
  const choose = useSetAtom(chooseFactorAtom);
  const goToRecovery = useSetAtom(goToRecoveryAtom);
  const chosen = useAtomValue(chosenFactorAtom);
  const isPending = useAtomValue(otherFactors.isPendingAtom);
  const isVerifying = useAtomValue(appProofs.isPendingAtom);
  const factors = pendingProof?.factors.filter((factor): factor is OtherFactor => factor.kind !== 'app') ?? [];
  return (
    <ActionStatus action={otherFactors}>
      <Stack gap="item">
        {factors.map((factor, index) => (
          <Button
            key={keyOf(factor)}
            rank={index === 0 && !hasRecoveryCode ? 'primary' : 'secondary'}
            isBusy={isPending && chosen === keyOf(factor)}
            isBlocked={isVerifying || (isPending && chosen !== keyOf(factor))}
            onClick={() => void choose(factor, keyOf(factor))}
          >
            <FactorLabel factor={factor} />
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

const keyOf = (factor: OtherFactor) =>
  factor.kind === 'code' ? `${factor.channel} ${factor.destination}` : factor.kind;

function FactorLabel({ factor }: { factor: OtherFactor }): ReactNode {
  const say = useWords(stepUpMessages);
  if (factor.kind === 'passkey') return say('stepUp.usePasskey');
  return <SendCodeLabel channel={factor.channel} destination={factor.destination} />;
}
