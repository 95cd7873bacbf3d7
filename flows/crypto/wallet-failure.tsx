import { Banner } from '../../primitives/banner/banner';
import type { ErrorType, ProviderError } from '../core/provider/errors';
import { Failure } from '../core/request/failure';
import { useWords } from '../core/words/use-words';
import type { Say } from '../core/words/words.atoms';
import { cryptoMessages } from './crypto.messages';

/** Returns the sentence for a reason, with or without the wallet's name. */
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

/**
 * The reason in the wallet's words, else in the catalogue's or the server's. A failure of the wallet itself has none: the
 * screen says that the log-in was not completed.
 */
export function WalletFailure({ error, wallet }: { error: ProviderError; wallet: string | undefined }) {
  const say = useWords(cryptoMessages);
  if (error.type === 'wallet_failed') return null;
  const reason = reasons[error.type];
  return reason ? <Banner tone="error">{reason(say, wallet)}</Banner> : <Failure error={error} />;
}
