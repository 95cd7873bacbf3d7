import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../../primitives/button';
import { ButtonPair } from '../../../primitives/button-pair';
import { Lazy } from '../../core/lazy/lazy-view';
import { useWords } from '../../core/words/use-words';
import { consentMessages } from '../consent.messages';
import { closedReasonAtom, isReadyAtom, pressClosedAtom, watchControlAtom } from './decision-guard.atoms';
import { decideAtom } from '../identity-provider.actions';
import { isDecidingAtom } from '../identity-provider.atoms';
import { type FollowUp, followUp } from '../identity-provider.lazy';
import { pageAtom } from '../consent-options.atoms';
import { useOwnPress } from './own-press';

/** Allow and Deny. In another site's frame only Deny: what lies over a frame cannot be known (RFC 9700, 4.16). */
export function DecisionButtons({ more }: { more?: FollowUp | undefined }) {
  const say = useWords(consentMessages);
  const decide = useSetAtom(decideAtom);
  const isPending = useAtomValue(isDecidingAtom);
  const closedReason = useAtomValue(closedReasonAtom);
  const { isFramed } = useAtomValue(pageAtom);
  const deny = (
    <Button rank="secondary" isBlocked={isPending} onClick={() => void decide(false)}>
      {say('idp.deny')}
    </Button>
  );
  const notice = isFramed
    ? more && <more.FramedNotice id="idp.framed" />
    : closedReason && <Lazy of={followUp}>{({ ClosedNotice }) => <ClosedNotice />}</Lazy>;
  return (
    <>
      {notice}
      {isFramed ? (
        deny
      ) : (
        <ButtonPair>
          {deny}
          <AllowButton isPending={isPending} />
        </ButtonPair>
      )}
      <Lazy of={followUp} isPassive>
        {({ ActionStatus, submitAuthorization }) => <ActionStatus action={submitAuthorization} />}
      </Lazy>
    </>
  );
}

function AllowButton({ isPending }: { isPending: boolean }) {
  const say = useWords(consentMessages);
  const decide = useSetAtom(decideAtom);
  const watch = useSetAtom(watchControlAtom);
  const isReady = useAtomValue(isReadyAtom);
  const pressClosed = useSetAtom(pressClosedAtom);
  const ownPress = useOwnPress(({ detail }) => void decide(true, { detail }));
  return (
    <Button ref={watch} isBusy={isPending} isBlocked={!isReady} onBlockedPress={pressClosed} {...ownPress}>
      {say('idp.allow')}
    </Button>
  );
}
