import { useAtomValue } from 'jotai/react';
import { Banner } from '../../primitives/banner';
import { Text } from '../../primitives/text';
import { SubScreen } from '../core/screen/sub-screen';
import type { ErrorType } from '../core/provider/errors';
import { useErrorSentence } from '../core/words/error-sentence';
import { useWords } from '../core/words/use-words';
import { cryptoMessages } from './crypto.messages';
import { cryptoStateAtom } from './crypto.atoms';
import { walletTitle } from './wallet-names';

type Reason = 'crypto.declined' | 'crypto.alreadyOpen' | 'crypto.otherAccount' | 'crypto.otherSite';

const reasons: Partial<Record<ErrorType, Reason>> = {
  cancelled: 'crypto.declined',
  wallet_busy: 'crypto.alreadyOpen',
  wallet_account: 'crypto.otherAccount',
  wallet_site: 'crypto.otherSite',
};

/** CryptoError: why, as far as it is known, and the way back (B-WALLET-5). */
export function CryptoError() {
  const say = useWords(cryptoMessages);
  const sentence = useErrorSentence();
  const state = useAtomValue(cryptoStateAtom);
  return (
    <SubScreen title={say('crypto.errorTitle')}>
      {state.status === 'failed' && <Banner tone="error">{why()}</Banner>}
      <Text>{say('crypto.errorText')}</Text>
    </SubScreen>
  );

  function why(): string {
    if (state.status !== 'failed') return '';
    const reason = reasons[state.error.type];
    if (reason) return say(reason, { wallet: walletTitle(state.wallet, say) });
    return state.error.type === 'wallet_failed' ? sentence({ type: 'broken' }) : sentence(state.error);
  }
}
