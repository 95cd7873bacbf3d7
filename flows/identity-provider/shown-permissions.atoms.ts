import { atom } from 'jotai/vanilla';
import { sayAtom } from '../core/words/words.atoms';
import { readableName } from './client-name';
import { type ConsentItem, type ConsentSection, isOptional, scopesOf, sectionsOf } from './consent-manifest';
import { consentOptionsAtom } from './consent-options.atoms';
import { grantedSections, type OwnWords } from './granted-sections';
import { type ConsentQuestion, flowStateAtom } from './identity-provider.atoms';
import { identityProviderMessages } from './identity-provider.messages';
import { ownSectionsAtom } from './permissions.atoms';
import { sortScopes } from './scopes';

/** The permissions of a question as they are shown: what is new, and what the application has already (B-IDP-14). */
export interface ShownPermissions {
  fresh: readonly ConsentSection[];
  /** Empty for an application that has nothing yet, or of which that is not known. */
  known: readonly ConsentSection[];
}

/** The question that is shown, if any. */
export const questionAtom = atom((get): ConsentQuestion | undefined => {
  const state = get(flowStateAtom);
  return state.status === 'consent' ? state.question : undefined;
});

/** The scopes of the question that can be granted. */
export const grantableAtom = atom((get): ReadonlySet<string> => {
  const question = get(questionAtom);
  if (!question) return new Set();
  return new Set(sortScopes(question).grantable.map(({ scope }) => scope));
});

/** The permissions that are shown, in the host's words where it gave some that can be read. */
export const shownPermissionsAtom = atom((get): ShownPermissions => {
  const question = get(questionAtom);
  if (!question) return { fresh: [], known: [] };
  const { authorization, grantedBefore } = question;
  const { consentManifest } = get(consentOptionsAtom);
  const ownWords = get(ownSectionsAtom);
  const clientName =
    readableName(authorization.client.name).whole || get(sayAtom)(identityProviderMessages)('idp.theApp');
  const before = new Set(grantedBefore);
  const { grantable } = sortScopes(question);
  const wanted = grantable.filter(({ scope }) => !before.has(scope));
  const described = new Map(authorization.scopes.map((result) => [result.scope, result]));
  const inOurs: OwnWords = (results) => ownWords(results.map((result) => described.get(result.scope) ?? result));
  const known = before.size > 0 ? grantedSections(consentManifest, { scopes: grantedBefore, clientName }, inOurs) : [];
  if (wanted.length === 0 && before.size > 0) return { fresh: [], known };
  const scopes = wanted.map(({ scope }) => scope);
  const fresh = sectionsOf(consentManifest, { scopes, clientName }) ?? ownWords(wanted);
  const isWanted = (item: ConsentItem) => {
    const named = scopesOf(item);
    return named.length === 0 || named.some((scope) => scopes.includes(scope));
  };
  return { fresh: keep(fresh, isWanted), known };
});

function keep(sections: readonly ConsentSection[], isKept: (item: ConsentItem) => boolean): readonly ConsentSection[] {
  return sections
    .map((section) => ({ ...section, items: section.items.filter(isKept) }))
    .filter(({ items }) => items.length > 0);
}

const itemsAtom = atom((get) => {
  const { fresh, known } = get(shownPermissionsAtom);
  return [...fresh, ...known].flatMap(({ items }) => items);
});

/** The scopes that a person may choose to grant, and those that go with what they may not choose. */
export const choosableAtom = atom((get) => {
  const items = get(itemsAtom);
  const fixed = new Set(items.filter((item) => !isOptional(item)).flatMap(scopesOf));
  const optional = new Set(items.filter(isOptional).flatMap(scopesOf));
  return { fixed, optional };
});
