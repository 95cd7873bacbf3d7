import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { WalletIcon } from '../../primitives/icon/more-icons';
import { Stack } from '../../primitives/stack/stack';
import { goToAtom } from '../core/screen/screen.atoms';
import { useWords } from '../core/words/use-words';
import { cryptoMessages } from './crypto.messages';
import { WalletButton } from './wallet-button';
import { mainWalletsAtom } from './wallets.atoms';

/** The wallets on Main, and the way to the others: other ones of this browser, or a new one. */
export function WalletOptions() {
  const say = useWords(cryptoMessages);
  const wallets = useAtomValue(mainWalletsAtom);
  const goTo = useSetAtom(goToAtom);
  return (
    <Stack gap="item">
      {wallets.map((wallet) => (
        <WalletButton key={wallet.id} wallet={wallet} />
      ))}
      <Button rank="secondary" icon={<WalletIcon />} onClick={() => void goTo('CryptoOtherScreen')}>
        {say('crypto.other')}
      </Button>
    </Stack>
  );
}
