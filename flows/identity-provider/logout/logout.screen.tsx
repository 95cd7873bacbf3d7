import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../../primitives/button';
import { ButtonPair } from '../../../primitives/button-pair';
import { Text } from '../../../primitives/text';
import { signedInAtom } from '../../core/provider/person.atoms';
import { bootstrapAtom } from '../../core/provider/provider.atoms';
import { Screen } from '../../core/screen/screen';
import { UntrustedText } from '../../core/words/untrusted-text';
import { useRichWords } from '../../core/words/use-rich-words';
import { useWords } from '../../core/words/use-words';
import { consentMessages } from '../consent.messages';
import { identityProviderMessages } from '../identity-provider.messages';
import { PlainWatermark } from '../plain-watermark';
import { ClosedNotice, FramedNotice } from '../consent/consent-notices';
import { pageAtom } from '../consent-options.atoms';
import { isReadyAtom, watchControlAtom } from '../consent/decision-guard.atoms';
import { confirmLogoutAtom, declineLogoutAtom } from './logout.actions';
import { readableName } from '../client-name';
import { useOwnPress } from '../consent/own-press';

/** Log out? Whose account it is, is said. */
export function LogoutConfirmation() {
  const say = useWords(identityProviderMessages);
  const sayRich = useRichWords(identityProviderMessages);
  const sayConsent = useRichWords(consentMessages);
  const projectName = readableName(useAtomValue(bootstrapAtom).projectName).short;
  const { isFramed } = useAtomValue(pageAtom);
  const signedIn = useAtomValue(signedInAtom);
  const confirm = useSetAtom(confirmLogoutAtom);
  const decline = useSetAtom(declineLogoutAtom);
  const watch = useSetAtom(watchControlAtom);
  const isReady = useAtomValue(isReadyAtom);
  const ownPress = useOwnPress(() => void confirm());
  const account = signedIn.status === 'somebody' ? signedIn.person.account : undefined;
  return (
    <Screen title={say('idp.logoutTitle')}>
      {isFramed && <FramedNotice id="idp.framedLogout" />}
      <Text>
        {projectName
          ? sayRich('idp.logoutText', { projectName: <UntrustedText>{projectName}</UntrustedText> })
          : say('idp.logoutTextAlone')}
      </Text>
      {account && (
        <Text tone="helper">{sayConsent('idp.account', { account: <UntrustedText>{account}</UntrustedText> })}</Text>
      )}
      <ClosedNotice />
      <ButtonPair>
        <Button rank="secondary" onClick={() => decline()}>
          {say('idp.no')}
        </Button>
        <Button ref={watch} rank="primary" isBlocked={!isReady} {...ownPress}>
          {say('idp.yes')}
        </Button>
      </ButtonPair>
      <PlainWatermark />
    </Screen>
  );
}
