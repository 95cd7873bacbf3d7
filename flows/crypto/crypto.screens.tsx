import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Spinner } from '../../primitives/spinner/spinner';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { ActionStatus } from '../core/request/action-status';
import { goToAtom } from '../core/screen/screen.atoms';
import { Confirmation, SubScreen } from '../core/screen/sub-screen';
import { coreMessages } from '../core/words/core.messages';
import { ExternalLink } from '../core/words/external-link';
import { logInMessages } from '../core/words/late.messages';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { cryptoStateAtom } from './crypto.atoms';
import { cryptoMessages } from './crypto.messages';
import { WalletButton } from './wallet-options';
import { WalletFailure } from './wallet-failure';
import { checkWalletHint, namedWallets, walletName } from './wallet-names';
import { walletSignIn } from './wallet-waits.actions';
import { mainWalletsAtom, otherWalletsAtom } from './wallets.atoms';

/** CryptoConnect: the wallet is asked for an address. Back is available all the time. */
export function CryptoConnect() {
  const say = useWords(cryptoMessages);
  const sayRich = useRichWords(cryptoMessages);
  const state = useAtomValue(cryptoStateAtom);
  if (state.status !== 'connecting') return null;
  const wallet = walletName(state.wallet);
  return (
    <SubScreen title={say('crypto.connectTitle')}>
      <Text>
        {wallet === undefined
          ? say('crypto.connectTextNameless')
          : sayRich('crypto.connectText', { wallet: <bdi>{wallet}</bdi> })}
      </Text>
      <CryptoWait
        text={say('crypto.connecting')}
        hint={state.isQuiet ? checkWalletHint(state.wallet, say) : undefined}
      />
    </SubScreen>
  );
}

/** CryptoSignMessage: the wallet is asked to sign; the screen names the purpose and the address. */
export function CryptoSignMessage() {
  const say = useWords(cryptoMessages);
  const sayLogIn = useWords(logInMessages);
  const sayRich = useRichWords(cryptoMessages);
  const state = useAtomValue(cryptoStateAtom);
  if (state.status !== 'challenging' && state.status !== 'signing' && state.status !== 'verifying') return null;
  const wallet = walletName(state.wallet);
  return (
    <SubScreen title={say('crypto.signTitle')}>
      {state.status === 'signing' && (
        <Text>
          {wallet === undefined
            ? say('crypto.signTextNameless')
            : sayRich('crypto.signText', { wallet: <bdi>{wallet}</bdi> })}
        </Text>
      )}
      <Text tone="helper">
        {sayRich('crypto.address', { address: <UntrustedText>{state.address}</UntrustedText> })}
      </Text>
      <ActionStatus action={walletSignIn}>
        {state.status === 'signing' ? (
          <CryptoWait
            text={say('crypto.signing')}
            hint={state.isQuiet ? checkWalletHint(state.wallet, say) : undefined}
          />
        ) : (
          <CryptoWait text={state.status === 'challenging' ? say('crypto.preparing') : sayLogIn('core.loggingIn')} />
        )}
      </ActionStatus>
    </SubScreen>
  );
}

/** CryptoOtherScreen: the wallets that Main has no room for, and how to get one. */
export function CryptoOtherScreen() {
  const say = useWords(cryptoMessages);
  const wallets = useAtomValue(otherWalletsAtom);
  const hasNone = useAtomValue(mainWalletsAtom).length + wallets.length === 0;
  const goTo = useSetAtom(goToAtom);
  return (
    <SubScreen title={say('crypto.otherTitle')}>
      {hasNone && <Text>{say('crypto.noneFound')}</Text>}
      <Stack gap="item">
        {wallets.map((wallet) => (
          <WalletButton key={wallet.id} wallet={wallet} />
        ))}
        <Button rank={hasNone ? 'primary' : 'secondary'} onClick={() => void goTo('CryptoSetupWallet')}>
          {say('crypto.setUp')}
        </Button>
      </Stack>
    </SubScreen>
  );
}

/** CryptoSetupWallet: links to the site of each named wallet. */
export function CryptoSetupWallet() {
  const say = useWords(cryptoMessages);
  return (
    <SubScreen title={say('crypto.setUpTitle')}>
      <Text>{say('crypto.setUpText')}</Text>
      <Stack gap="item" as="ul">
        {namedWallets.map(({ option, title, home }) => (
          <li key={option}>
            <ExternalLink href={home}>{say('crypto.get', { wallet: title })}</ExternalLink>
          </li>
        ))}
      </Stack>
    </SubScreen>
  );
}

/** CryptoError: the reason, as far as it is known, and Back (B-WALLET-5). */
export function CryptoError() {
  const say = useWords(cryptoMessages);
  const sayCore = useWords(coreMessages);
  const state = useAtomValue(cryptoStateAtom);
  return (
    <SubScreen title={sayCore('core.errorTitle')}>
      {state.status === 'failed' && <WalletFailure error={state.error} wallet={walletName(state.wallet)} />}
      <Text>{say('crypto.errorText')}</Text>
    </SubScreen>
  );
}

/** CryptoConfirmation: signed in with a wallet. */
export function CryptoConfirmation() {
  const say = useWords(cryptoMessages);
  return <Confirmation text={say('crypto.confirmationText')} />;
}

/** The content of a screen that waits for a wallet. The spinner is silent, because the text says the same (B-SAY-4). */
export function CryptoWait({ text, hint }: { text: string; hint?: string }) {
  return (
    <Stack gap="item">
      <Spinner isLarge />
      <Text tone="helper">{text}</Text>
      {hint && <Text>{hint}</Text>}
    </Stack>
  );
}
