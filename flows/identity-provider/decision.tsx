import { useAtomValue, useSetAtom } from 'jotai/react';
import { Banner } from '../../primitives/banner';
import { Button } from '../../primitives/button';
import { ButtonPair } from '../../primitives/button-pair';
import { Link } from '../../primitives/link';
import { ActionWait } from '../core/action/action-wait';
import { useWords } from '../core/words/use-words';
import { decideAtom, submitAuthorization } from './authorize';
import { consentMessages } from './consent.messages';
import { pageAtom } from './identity-provider.options';
import { isReadyAtom } from './ready.atoms';
import { useOwnPress } from './use-own-press';

/** Allow and Deny. In another site's frame only Deny: what lies over a frame cannot be known (RFC 9700, 4.16). */
export function Decision() {
  const say = useWords(consentMessages);
  const decide = useSetAtom(decideAtom);
  const isPending = useAtomValue(submitAuthorization.stateAtom).status === 'pending';
  const isReady = useAtomValue(isReadyAtom);
  const { isFramed, address } = useAtomValue(pageAtom);
  const ownPress = useOwnPress(() => void decide(true));
  const deny = (
    <Button rank="secondary" isBlocked={isPending} onClick={() => void decide(false)}>
      {say('idp.deny')}
    </Button>
  );
  if (isFramed) {
    return (
      <>
        <Banner tone="warning">
          {say('idp.framed')}{' '}
          <Link href={address} isExternal>
            {say('idp.openAlone')}
          </Link>
        </Banner>
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
