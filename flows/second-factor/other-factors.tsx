import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import { ActionStatus } from '../core/request/action-status';
import { useWords } from '../core/words/use-words';
import { MethodButtons } from '../step-up';
import type { AvailableFactor } from './need';
import { appProofs, goToRecoveryAtom, type OtherFactor, otherFactors } from './proofs.actions';
import { pendingProofAtom } from './second-factor.atoms';
import { secondFactorMessages } from './second-factor.messages';

const isOther = (factor: AvailableFactor): factor is OtherFactor => factor.kind !== 'app';

/** The methods to prove a second factor beside the code of the app; without an app the first of them is primary. */
export function OtherFactors({ hasRecoveryCode }: { hasRecoveryCode: boolean }) {
  const say = useWords(secondFactorMessages);
  const pendingProof = useAtomValue(pendingProofAtom);
  const goToRecovery = useSetAtom(goToRecoveryAtom);
  const isPending = useAtomValue(otherFactors.isPendingAtom);
  const isVerifying = useAtomValue(appProofs.isPendingAtom);
  return (
    <ActionStatus action={otherFactors}>
      <Stack gap="item">
        <MethodButtons
          methods={pendingProof?.factors.filter(isOther) ?? []}
          choice={otherFactors}
          hasPrimary={!hasRecoveryCode}
          isBlocked={isVerifying}
        />
        {hasRecoveryCode && (
          <Button rank="quiet" isBlocked={isPending || isVerifying} onClick={() => void goToRecovery()}>
            {say('secondFactor.useRecoveryCode')}
          </Button>
        )}
      </Stack>
    </ActionStatus>
  );
}
