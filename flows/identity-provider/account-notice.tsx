import { Banner } from '../../primitives/banner';
import { Datum } from '../core/words/datum';
import { useRichWords } from '../core/words/use-words';
import { identityProviderMessages } from './identity-provider.messages';

/** Says that another account was signed in since the person was asked first (SEQ-21). */
export function AccountNotice({ account }: { account: string }) {
  const sayRich = useRichWords(identityProviderMessages);
  return <Banner tone="warning">{sayRich('idp.accountChanged', { account: <Datum>{account}</Datum> })}</Banner>;
}
