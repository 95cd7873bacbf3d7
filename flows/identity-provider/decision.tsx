import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button';
import { ButtonPair } from '../../primitives/button-pair';
import { ActionWait } from '../core/request/action-wait';
import { useWords } from '../core/words/use-words';
import { decideAtom, submitAuthorization } from './authorize';
import { consentMessages } from './consent.messages';
import { pageAtom } from './identity-provider.options';
import { framedPart } from './later-parts';
import { isReadyAtom } from './ready.atoms';
import { useOwnPress } from './use-own-press';

/** Allow and Deny. In another site's frame only Deny: what lies over a frame cannot be known (RFC 9700, 4.16). */
export function Decision() {
  const say = useWords(consentMessages);
  const decide = useSetAtom(decideAtom);
  const isPending = useAtomValue(submitAuthorization.stateAtom).status === 'pending';
  const isReady = useAtomValue(isReadyAtom);
  const { isFramed } = useAtomValue(pageAtom);
  const ownPress = useOwnPress(() => void decide(true));
  const deny = (
    <Button rank="secondary" isBlocked={isPending} onClick={() => void decide(false)}>
      {say('idp.deny')}
    </Button>
  );
  if (isFramed) {
    return (
      <>
        <framedPart.Part />
        {deny}
      </>
    );
  }
  return (
    <>
      <ButtonPair>
        {deny}
        <Button rank="primary" isBusy={isPending} isBlocked={!isReady} {...ownPress}>
          {say('idp.allow')}
        </Button>
      </ButtonPair>
      <ActionWait action={submitAuthorization} />
    </>
  );
}
