import { atom } from 'jotai/vanilla';
import type { ScopeResult } from '../core/provider/consent-calls';
import { sayAtom } from '../core/words/words.atoms';
import { cleanName } from './foreign-name';
import { consentMessages } from './consent.messages';
import { readersAtom } from './prepare-decision';
import { isKnownScope } from './scopes';

/** A scope in plain words (spec section 6). One that is not known, and whose words cannot be had, is called by its name. */
export const scopeTextAtom = atom((get) => {
  const say = get(sayAtom)(consentMessages);
  const { customScopeWordsAtom } = get(readersAtom);
  const wordsOf = customScopeWordsAtom && get(customScopeWordsAtom);
  return (result: ScopeResult): string =>
    isKnownScope(result.scope) ? say(`idp.scope.${result.scope}`) : (wordsOf?.(result) ?? cleanName(result.scope));
});
