import { useAtomValue } from 'jotai/react';
import type { ScopeResult } from '../core/provider/consent-calls';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { clip } from '../core/words/clip';
import { useWords } from '../core/words/use-words';
import { cleanName } from './foreign-name';
import { consentMessages } from './consent.messages';
import { readersAtom } from './prepare-decision';
import { isKnownScope } from './scopes';

/** A scope in plain words: ours for the known ones, the policy's for others, else its own name (spec section 6). */
export function useScopeText(): (scope: ScopeResult) => string {
  const say = useWords(consentMessages);
  const { policy } = useAtomValue(bootstrapAtom);
  const described = useAtomValue(readersAtom).describedScopes?.(policy);
  return ({ scope, description }) => {
    if (isKnownScope(scope)) return say(`idp.scope.${scope}`);
    const words = cleanName(described?.get(scope) ?? description ?? '');
    return words ? clip(words) : say('idp.scope.custom', { scope: clip(cleanName(scope)) });
  };
}
