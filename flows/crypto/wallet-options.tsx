import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { BrandIcon } from '../../primitives/icon/brand-icon';
import { WalletIcon } from '../../primitives/icon/more-icons';
import { Picture } from '../../primitives/picture/picture';
import { Stack } from '../../primitives/stack/stack';
import { MarkLastUsed } from '../core/last-used/mark-last-used';
import { Lazy } from '../core/lazy/lazy-view';
import type { Wallet } from '../core/provider/wallet-calls';
import { goToAtom } from '../core/screen/screen.atoms';
import { useWords } from '../core/words/use-words';
import { signInWithWalletAtom } from './crypto.actions';
import { cryptoMessages } from './crypto.messages';
import { walletMarks } from './wallet-marks.lazy';
import { walletTitle } from './wallet-names';
import { mainWalletsAtom, walletMethodKey } from './wallets.atoms';

/** The wallets on Main, and the button to the other wallets of this browser, and to the sites of new ones. */
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

/** A wallet, labelled with its title. */
export function WalletButton({ wallet }: { wallet: Wallet }) {
  const say = useWords(cryptoMessages);
  const signIn = useSetAtom(signInWithWalletAtom);
  return (
    <MarkLastUsed method={walletMethodKey(wallet)}>
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

/** The icon that a wallet announces; else our mark for it, or a generic wallet (B-WALLET-8). */
export function WalletMark({ icon, option }: Pick<Wallet, 'icon' | 'option'>) {
  const mark = option ? <NamedMark option={option} /> : <WalletIcon />;
  return icon ? <Picture src={icon} fallback={mark} /> : mark;
}

function NamedMark({ option }: Required<Pick<Wallet, 'option'>>) {
  return (
    <Lazy of={walletMarks} pending={<BrandIcon />} failed={() => <WalletIcon />}>
      {(marks) => (marks[option] ? <BrandIcon shapes={marks[option]} /> : <WalletIcon />)}
    </Lazy>
  );
}
