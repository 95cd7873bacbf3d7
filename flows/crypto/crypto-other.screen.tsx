import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { goToAtom } from '../core/screen/screen.atoms';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { cryptoMessages } from './crypto.messages';
import { WalletButton } from './wallet-button';
import { mainWalletsAtom, otherWalletsAtom } from './wallets.atoms';

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
