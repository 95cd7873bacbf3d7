import { BrandIcon } from '../../primitives/icon/brand-icon';
import { WalletIcon } from '../../primitives/icon/more-icons';
import { Picture } from '../../primitives/picture/picture';
import type { Wallet } from '../core/provider/wallet-calls';
import { Lazy } from '../core/lazy/lazy-view';
import { walletMarks } from './wallet-marks.lazy';

/** The picture that a wallet announces; else the mark of the one it is, and a purse for one without (B-WALLET-8). */
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
