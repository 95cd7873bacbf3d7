import { useAtomValue } from 'jotai/react';
import { Text } from '../../primitives/text';
import { SubScreen } from '../core/screen/sub-screen';
import { Datum } from '../core/words/datum';
import { useRichWords, useWords } from '../core/words/use-words';
import { CryptoWait } from './crypto-wait';
import { cryptoMessages } from './crypto.messages';
import { cryptoStateAtom } from './crypto.state';
import { walletTitle } from './wallet-names';

/** CryptoSignMessage: the wallet is asked to sign; what for, and with which address, is said. */
export function CryptoSignMessageScreen() {
  const say = useWords(cryptoMessages);
  const sayRich = useRichWords(cryptoMessages);
  const state = useAtomValue(cryptoStateAtom);
  if (!('address' in state)) return null;
  const wallet = walletTitle(state.wallet, say);
  const isQuiet = state.status === 'signing' && state.isQuiet;
  return (
    <SubScreen title={say('crypto.signTitle')}>
      <Text>{sayRich('crypto.signText', { wallet: <bdi>{wallet}</bdi> })}</Text>
      <Text tone="helper">
        {say('crypto.address')}: <Datum>{state.address}</Datum>
      </Text>
      <CryptoWait text={say('crypto.signing')} hint={isQuiet ? say('crypto.checkWallet', { wallet }) : undefined} />
    </SubScreen>
  );
}
