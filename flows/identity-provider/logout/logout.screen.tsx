import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../../primitives/button/button';
import { ButtonPair } from '../../../primitives/button-pair/button-pair';
import { CheckIcon } from '../../../primitives/icon/more-icons';
import { Text } from '../../../primitives/text/text';
import { signedInAccountAtom } from '../../core/provider/person.atoms';
import { bootstrapAtom } from '../../core/provider/bootstrap.atoms';
import { Waiting } from '../../core/request/screen-loading';
import { Screen } from '../../core/screen/screen';
import { coreMessages } from '../../core/words/core.messages';
import { UntrustedText } from '../../core/words/untrusted-text';
import { useRichWords, useWords } from '../../core/words/use-words';
import { readableName } from '../client-name';
import { consentPageAtom } from '../consent-options.atoms';
import { ClosedNotice, FramedNotice } from '../consent/consent-notices';
import { closedPressAtom, isReadyAtom, watchControlAtom } from '../consent/decision-guard.atoms';
import { useOwnPress } from '../consent/use-own-press';
import { identityProviderMessages } from '../identity-provider.messages';
import { PlainWatermark } from '../plain-watermark';
import { ReturnButton } from '../return-button';
import { confirmLogoutAtom, declineLogoutAtom } from './logout.actions';
import type { LogoutState } from './logout.atoms';

const ends = {
  notLoggedOut: { title: 'idp.notLoggedOutTitle', text: 'idp.notLoggedOut', isGood: false },
  loggedOut: { title: 'idp.loggedOutTitle', text: 'idp.loggedOut', isGood: true },
} as const;

/** The screen of a log-out, in each of its states. */
export function LogoutScreen({ state }: { state: LogoutState }) {
  const say = useWords(identityProviderMessages);
  if (state.status === 'confirmLogout') return <LogoutConfirmation />;
  if (state.status === 'loggingOut') return <Waiting title={say('idp.loggingOut')} />;
  const { title, text, isGood } = ends[state.status];
  return (
    <Screen title={say(title)} above={isGood ? <CheckIcon /> : undefined}>
      <Text>{say(text)}</Text>
      {state.status === 'loggedOut' && state.returnTo && <ReturnButton address={state.returnTo} />}
    </Screen>
  );
}

/** The question whether to log out, with the name of the account. */
function LogoutConfirmation() {
  const say = useWords(identityProviderMessages);
  const sayRich = useRichWords(identityProviderMessages);
  const sayCore = useRichWords(coreMessages);
  const projectName = readableName(useAtomValue(bootstrapAtom).projectName).short;
  const { isFramed } = useAtomValue(consentPageAtom);
  const confirm = useSetAtom(confirmLogoutAtom);
  const decline = useSetAtom(declineLogoutAtom);
  const watch = useSetAtom(watchControlAtom);
  const noteClosedPress = useSetAtom(closedPressAtom);
  const isReady = useAtomValue(isReadyAtom);
  const ownPress = useOwnPress(() => void confirm());
  const account = useAtomValue(signedInAccountAtom);
  return (
    <Screen title={say('idp.logoutTitle')}>
      {isFramed && <FramedNotice id="idp.framedLogout" />}
      <Text>
        {projectName
          ? sayRich('idp.logoutText', { projectName: <UntrustedText>{projectName}</UntrustedText> })
          : say('idp.logoutTextAlone')}
      </Text>
      {account && (
        <Text tone="helper">{sayCore('core.account', { account: <UntrustedText>{account}</UntrustedText> })}</Text>
      )}
      <ClosedNotice />
      <ButtonPair>
        <Button rank="secondary" onClick={() => decline()}>
          {say('idp.no')}
        </Button>
        <Button
          ref={watch}
          isBlocked={!isReady}
          onBlockedPress={() => noteClosedPress({ isUnseen: false })}
          {...ownPress}
        >
          {say('idp.yes')}
        </Button>
      </ButtonPair>
      <PlainWatermark />
    </Screen>
  );
}
