import { atom } from 'jotai/vanilla';
import type { ScopeResult } from '../../core/provider/identity-provider-calls';
import { bootstrapAtom } from '../../core/provider/bootstrap.atoms';
import { clip } from '../../core/words/untrusted-text';
import { sayAtom } from '../../core/words/words.atoms';
import { clientNameAtom } from '../client-name.atoms';
import { cleanName } from '../client-name';
import type { ConsentItem, ConsentSection } from './consent-manifest';
import { consentMessages } from '../consent.messages';
import type { ConsentQuestion } from '../identity-provider.atoms';
import { consentOptionsAtom, consentPageAtom } from '../consent-options.atoms';
import { describedScopes, isKnownScope, isPersonalScope, scopeSentences, sortScopes } from './scopes';

/** A scope in plain words: ours for the known ones, the policy's for others, else its own name (B-IDP-7). */
export const scopeTextAtom = atom((get) => {
  const say = get(sayAtom)(consentMessages);
  const described = describedScopes(get(bootstrapAtom).policy);
  return ({ scope, description }: ScopeResult): string => {
    if (isKnownScope(scope)) return say(scopeSentences[scope]);
    const words = cleanName(described.get(scope) ?? description ?? '');
    return words ? clip(words) : say('idp.scope.custom', { scope: clip(cleanName(scope)) });
  };
});

/**
 * The requested permissions, in sections in our words: what the application learns about the user, and what it may do
 * for them. Known scopes have details.
 */
export const ownSectionsAtom = atom((get) => {
  const say = get(sayAtom)(consentMessages);
  const textOf = get(scopeTextAtom);
  const itemOf = (scope: ScopeResult): ConsentItem =>
    isKnownScope(scope.scope) ? { text: textOf(scope), scope: scope.scope } : textOf(scope);
  return (scopes: readonly ScopeResult[]): readonly ConsentSection[] =>
    [
      { header: say('idp.aboutYou'), items: scopes.filter(isPersonalScope).map(itemOf) },
      { header: say('idp.access'), items: scopes.filter((scope) => !isPersonalScope(scope)).map(itemOf) },
    ].filter(({ items }) => items.length > 0);
});

/** More than this many permissions are rendered in a scrolling region. */
const many = 6;

/** Tells whether sections hold so many permissions. */
export function areMany(sections: readonly ConsentSection[]): boolean {
  return sections.reduce((sum, { items }) => sum + items.length, 0) > many;
}

/** True if the question needs the late views. */
export const needsLateViewsAtom = atom((get) => {
  const sectionsOfScopes = get(ownSectionsAtom);
  const clientName = get(clientNameAtom);
  const { consentManifest } = get(consentOptionsAtom);
  const { isFramed } = get(consentPageAtom);
  return (question: ConsentQuestion): boolean => {
    const { authorization, hasChanged, grantedBefore } = question;
    const { whole, short } = clientName(question);
    const { grantable, ungrantable } = sortScopes(question);
    const isCut = whole !== short;
    return (
      authorization.client.logoURL !== undefined ||
      isFramed ||
      hasChanged ||
      grantedBefore.length > 0 ||
      isCut ||
      ungrantable.length > 0 ||
      consentManifest !== undefined ||
      areMany(sectionsOfScopes(grantable))
    );
  };
});
