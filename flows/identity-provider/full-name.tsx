import { Text } from '../../primitives/text';
import { useWords } from '../core/words/use-words';
import { identityProviderMessages } from './identity-provider.messages';
import { LaterDisclosure } from './later-disclosure';

/** A name that is too long for a title, whole, for who wants to read it. */
export function FullName({ short, whole }: { short: string; whole: string }) {
  const say = useWords(identityProviderMessages);
  return (
    <LaterDisclosure summary={say('idp.details', { name: short.slice(0, 40) })}>
      <Text>{whole.slice(0, 10_000)}</Text>
    </LaterDisclosure>
  );
}
