import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { SubScreen } from '../core/screen/sub-screen';
import { ExternalLink } from '../core/words/external-link';
import { useWords } from '../core/words/use-words';
import { cryptoMessages } from './crypto.messages';
import { namedWallets } from './wallet-names';

/** CryptoSetupWallet: where each named wallet is had. */
export function CryptoSetupWallet() {
  const say = useWords(cryptoMessages);
  return (
    <SubScreen title={say('crypto.setUpTitle')}>
      <Text>{say('crypto.setUpText')}</Text>
      <Stack gap="item" as="ul">
        {namedWallets.map(({ option, title, home }) => (
          <li key={option}>
            <ExternalLink href={home}>{say('crypto.get', { wallet: title })}</ExternalLink>
          </li>
        ))}
      </Stack>
    </SubScreen>
  );
}
