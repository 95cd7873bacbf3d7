import { useAtomValue, useSetAtom } from 'jotai/react';
import { Countdown, formatRemaining } from '../../primitives/countdown/countdown';
import { Stack } from '../../primitives/stack/stack';
import type { Store } from '../core/host/host.atoms';
import { ActionButton } from '../core/request/action-button';
import { ActionStatus } from '../core/request/action-status';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { localeAtom } from '../core/words/words.atoms';
import { endSession, extendSession } from './answer.actions';
import { timeLeftAtom } from './guard.atoms';
import { sessionGuardMessages } from './session-guard.messages';

export interface SessionWarningProps {
  /** The store of the guard, which is not that of the dialog. */
  store: Store;
  extendByMinutes: number;
}

/** 'Are you still there?': the time that is left, and both answers. */
export function SessionWarning({ store, extendByMinutes }: SessionWarningProps) {
  const say = useWords(sessionGuardMessages);
  const { tag } = useAtomValue(localeAtom);
  const left = Math.max(0, Math.ceil((useAtomValue(timeLeftAtom, { store }) ?? 0) / 1_000));
  const extend = useSetAtom(extendSession.startAtom);
  const end = useSetAtom(endSession.startAtom);
  return (
    <Screen title={say('guard.warningTitle')}>
      <Countdown text={say('guard.endsIn', { time: formatRemaining(left, tag) })} />
      <ActionStatus action={extendSession}>
        <ActionStatus action={endSession}>
          <Stack gap="item">
            <ActionButton action={extendSession} data-focus-key="stay" onClick={() => void extend(extendByMinutes)}>
              {say('guard.stay')}
            </ActionButton>
            <ActionButton action={endSession} rank="secondary" onClick={() => void end()}>
              {say('guard.logOut')}
            </ActionButton>
          </Stack>
        </ActionStatus>
      </ActionStatus>
    </Screen>
  );
}
