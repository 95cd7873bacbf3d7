import type { ScopeResult } from '../core/provider/consent-calls';
import { useWords } from '../core/words/use-words';
import type { ConsentItem, ConsentSection } from './consent-manifest';
import { consentMessages } from './consent.messages';
import { aboutThePerson, isKnownScope } from './scopes';
import { useScopeText } from './use-scope-text';

/** Some scopes are about the person, the others about what may be done for them. */
const isAboutThePerson = ({ scope }: ScopeResult) => aboutThePerson.some((known) => known === scope);

/** Our sections: what is learned about the person, and what may be done for them. Known scopes have details. */
export function useDefaultSections(scopes: readonly ScopeResult[]): readonly ConsentSection[] {
  const say = useWords(consentMessages);
  const textOf = useScopeText();
  const itemOf = (scope: ScopeResult): ConsentItem =>
    isKnownScope(scope.scope) ? { text: textOf(scope), scope: scope.scope } : textOf(scope);
  const sections = [
    { header: say('idp.aboutYou'), items: scopes.filter(isAboutThePerson).map(itemOf) },
    { header: say('idp.access'), items: scopes.filter((scope) => !isAboutThePerson(scope)).map(itemOf) },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
