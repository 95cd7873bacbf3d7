import { atom } from 'jotai/vanilla';
import type { ScopeResult } from '../core/provider/consent-calls';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { clip } from '../core/words/clip';
import { sayAtom } from '../core/words/words.atoms';
import { cleanName } from './foreign-name';
import { identityProviderMessages } from './identity-provider.messages';
import { describedScopes } from './policy-scopes';

/** The words for custom scopes: the policy's description, or the provider's, else a sentence with the scope's own name. */
export const customScopeWordsAtom = atom((get) => {
  const say = get(sayAtom)(identityProviderMessages);
  const described = describedScopes(get(bootstrapAtom).policy);
  return ({ scope, description }: ScopeResult): string => {
    const words = cleanName(described.get(scope) ?? description ?? '');
    return words ? clip(words) : say('idp.scope.custom', { scope: clip(cleanName(scope)) });
  };
});
