import { useAtomValue } from 'jotai/react';
import { Text } from '../../primitives/text/text';
import { SubScreen } from '../core/screen/sub-screen';
import { useRichWords } from '../core/words/use-rich-words';
import { useWords } from '../core/words/use-words';
import { CryptoWait } from './crypto-wait';
import { cryptoMessages } from './crypto.messages';
import { cryptoStateAtom } from './crypto.atoms';
import { checkWalletHint, walletName } from './wallet-names';

/** CryptoConnect: the wallet is asked for an address. The way back is open all the time. */
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
