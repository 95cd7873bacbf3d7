import { atom } from 'jotai/vanilla';
import type { ScopeResult } from '../core/provider/consent-calls';
import { sayAtom } from '../core/words/words.atoms';
import type { ConsentItem, ConsentSection } from './consent-manifest';
import { consentMessages } from './consent.messages';
import { readersAtom } from './prepare-decision';
import { scopeTextAtom } from './scope-text.atoms';
import { aboutThePerson, isKnownScope } from './scopes';

/** Some scopes are about the person, the others about what may be done for them. */
const isAboutThePerson = ({ scope }: ScopeResult) => aboutThePerson.some((known) => known === scope);

/** Our sections: what is learned about the person, and what may be done for them. Known scopes have details. */
const ourSectionsAtom = atom((get) => {
  const say = get(sayAtom)(consentMessages);
  const textOf = get(scopeTextAtom);
  const itemOf = (scope: ScopeResult): ConsentItem =>
    isKnownScope(scope.scope) ? { text: textOf(scope), scope: scope.scope } : textOf(scope);
  return (scopes: readonly ScopeResult[]): readonly ConsentSection[] =>
    [
      { header: say('idp.aboutYou'), items: scopes.filter(isAboutThePerson).map(itemOf) },
      { header: say('idp.access'), items: scopes.filter((scope) => !isAboutThePerson(scope)).map(itemOf) },
    ].filter(({ items }) => items.length > 0);
});

/** What is asked, in sections: the host's words where it gave some that can be read, else ours. */
export const sectionsAtom = atom((get) => {
  const ours = get(ourSectionsAtom);
  const { hostSectionsAtom } = get(readersAtom);
  const hosts = hostSectionsAtom && get(hostSectionsAtom);
  return (scopes: readonly ScopeResult[], clientName: string): readonly ConsentSection[] =>
    hosts?.({ scopes: scopes.map(({ scope }) => scope), clientName }) ?? ours(scopes);
});
