import { atom } from 'jotai/vanilla';
import type { ScopeResult } from '../core/provider/identity-provider-calls';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { clip } from '../core/words/clip';
import { sayAtom } from '../core/words/words.atoms';
import { cleanName } from './foreign-name';
import { consentMessages } from './consent.messages';
import { readersAtom } from './prepare-decision';
import { isKnownScope } from './scopes';

/** A scope in plain words: ours for the known ones, the policy's for others, else its own name (spec section 6). */
export const scopeTextAtom = atom((get) => {
  const say = get(sayAtom)(consentMessages);
  const described = get(readersAtom).describedScopes?.(get(bootstrapAtom).policy);
  return ({ scope, description }: ScopeResult): string => {
    if (isKnownScope(scope)) return say(`idp.scope.${scope}`);
    const words = cleanName(described?.get(scope) ?? description ?? '');
    return words ? clip(words) : say('idp.scope.custom', { scope: clip(cleanName(scope)) });
  };
});
