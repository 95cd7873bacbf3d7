import { useAtomValue } from 'jotai/react';
import { Text } from '../../primitives/text/text';
import { ActionStatus } from '../core/request/action-status';
import { SubScreen } from '../core/screen/sub-screen';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords } from '../core/words/use-rich-words';
import { useWords } from '../core/words/use-words';
import { walletSignIn } from './crypto.actions';
import { CryptoWait } from './crypto-wait';
import { cryptoMessages } from './crypto.messages';
import { cryptoStateAtom } from './crypto.atoms';
import { checkWalletHint, walletName } from './wallet-names';

/** CryptoSignMessage: the wallet is asked to sign; what for, and with which address, is said. */
export function CryptoSignMessage() {
  const say = useWords(cryptoMessages);
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
          <CryptoWait text={say(state.status === 'challenging' ? 'crypto.preparing' : 'crypto.verifying')} />
        )}
      </ActionStatus>
    </SubScreen>
  );
}
