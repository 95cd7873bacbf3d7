import { useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { MarkLastUsed } from '../core/last-used/mark-last-used';
import { walletWay } from './wallet-way';
import type { Wallet } from '../core/provider/wallet-calls';
import { useWords } from '../core/words/use-words';
import { cryptoMessages } from './crypto.messages';
import { signInWithWalletAtom } from './crypto.actions';
import { WalletMark } from './wallet-mark';
import { walletTitle } from './wallet-names';

/** A wallet, labelled with its title. */
export function WalletButton({ wallet }: { wallet: Wallet }) {
  const say = useWords(cryptoMessages);
  const signIn = useSetAtom(signInWithWalletAtom);
  return (
    <MarkLastUsed way={walletWay(wallet)}>
      {(control) => (
        <Button
          {...control}
          rank="secondary"
          icon={<WalletMark icon={wallet.icon} option={wallet.option} />}
          onClick={() => void signIn(wallet)}
        >
          <bdi>{walletTitle(wallet, say)}</bdi>
        </Button>
      )}
    </MarkLastUsed>
  );
}
