import { useAtomValue } from 'jotai/react';
import { Banner } from '../../primitives/banner/banner';
import { Text } from '../../primitives/text/text';
import type { ErrorType, ProviderError } from '../core/provider/errors';
import { Failure } from '../core/request/failure';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import type { Say } from '../core/words/words.atoms';
import { cryptoMessages } from './crypto.messages';
import { cryptoStateAtom } from './crypto.atoms';
import { walletName } from './wallet-names';

/** Says a reason, with the wallet's name or without one. */
type Reason = (say: Say<typeof cryptoMessages>, wallet: string | undefined) => string;

const reasons: Partial<Record<ErrorType, Reason>> = {
  cancelled: (say, wallet) =>
    wallet === undefined ? say('crypto.declinedNameless') : say('crypto.declined', { wallet }),
  wallet_busy: (say, wallet) =>
    wallet === undefined ? say('crypto.alreadyOpenNameless') : say('crypto.alreadyOpen', { wallet }),
  wallet_account: (say, wallet) =>
    wallet === undefined ? say('crypto.otherAccountNameless') : say('crypto.otherAccount', { wallet }),
  wallet_site: (say, wallet) =>
    wallet === undefined ? say('crypto.otherSiteNameless') : say('crypto.otherSite', { wallet }),
};

/** CryptoError: why, as far as it is known, and the way back (B-WALLET-5). */
export function CryptoError() {
  const say = useWords(cryptoMessages);
  const state = useAtomValue(cryptoStateAtom);
  return (
    <SubScreen title={say('crypto.errorTitle')}>
      {state.status === 'failed' && <WalletFailure error={state.error} wallet={walletName(state.wallet)} />}
      <Text>{say('crypto.errorText')}</Text>
    </SubScreen>
  );
}

/** The reason in the wallet's words, else in the catalogue's or the server's. */
function WalletFailure({ error, wallet }: { error: ProviderError; wallet: string | undefined }) {
  const say = useWords(cryptoMessages);
  const reason = reasons[error.type];
  if (reason) return <Banner tone="error">{reason(say, wallet)}</Banner>;
  return <Failure error={error.type === 'wallet_failed' ? { type: 'broken' } : error} />;
}
