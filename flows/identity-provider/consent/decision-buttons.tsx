import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../../primitives/button/button';
import { ButtonPair } from '../../../primitives/button-pair/button-pair';
import { Lazy } from '../../core/lazy/lazy-view';
import { useWords } from '../../core/words/use-words';
import { consentMessages } from '../consent.messages';
import { closedReasonAtom, isReadyAtom, pressClosedAtom, watchControlAtom } from './decision-guard.atoms';
import { useOwnPress } from './use-own-press';
import { decideAtom, isDecidingAtom } from '../identity-provider.actions';
import { lateActions, lateViews } from '../identity-provider.lazy';
import { consentPageAtom } from '../consent-options.atoms';

/**
 * Allow and Deny. In another site's frame only Deny, because content over a frame cannot be detected (RFC 9700, 4.16).
 */
export function DecisionButtons() {
  const say = useWords(consentMessages);
  const decide = useSetAtom(decideAtom);
  const isPending = useAtomValue(isDecidingAtom);
  const closedReason = useAtomValue(closedReasonAtom);
  const { isFramed } = useAtomValue(consentPageAtom);
  const deny = (
    <Button rank="secondary" isBlocked={isPending} onClick={() => void decide(false)}>
      {say('idp.deny')}
    </Button>
  );
  const closed = isFramed || closedReason;
  return (
    <>
      {closed && (
        <Lazy of={lateViews}>
          {({ ClosedNotice, FramedNotice }) => (isFramed ? <FramedNotice id="idp.framed" /> : <ClosedNotice />)}
        </Lazy>
      )}
      {isFramed ? (
        deny
      ) : (
        <ButtonPair>
          {deny}
          <AllowButton isPending={isPending} />
        </ButtonPair>
      )}
      <Lazy of={lateActions} isPassive>
        {({ submitAuthorization }) => (
          <Lazy of={lateViews}>{({ ActionStatus }) => <ActionStatus action={submitAuthorization} />}</Lazy>
        )}
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
