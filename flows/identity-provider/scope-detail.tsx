import { Text } from '../../primitives/text';
import { useWords } from '../core/words/use-words';
import { identityProviderMessages } from './identity-provider.messages';
import type { KnownScope } from './scopes';

/** What a known scope means in detail. */
export function ScopeDetail({ scope }: { scope: KnownScope }) {
  const say = useWords(identityProviderMessages);
  return <Text tone="helper">{say(`idp.detail.${scope}`)}</Text>;
}
