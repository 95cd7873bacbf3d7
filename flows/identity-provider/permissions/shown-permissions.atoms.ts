import { atom } from 'jotai/vanilla';
import { sayAtom } from '../../core/words/words.atoms';
import { clip } from '../../core/words/clip';
import { cleanName, readableName } from '../client-name';
import { type ConsentSection, isOptional, scopesOf } from './consent-manifest';
import { consentOptionsAtom } from '../consent-options.atoms';
import { type ConsentQuestion, flowStateAtom } from '../identity-provider.atoms';
import { theAppMessages } from '../the-app.messages';
import { grantedSections, type OwnWords, requestedSections } from './permission-sections';
import { ownSectionsAtom } from './permissions.atoms';
import { sortScopes } from './scopes';

/** The permissions of a question as they are shown: what is new, and what the application has already (B-IDP-14). */
export interface ShownPermissions {
  /** Empty only where the application asks for nothing that it has not. */
  fresh: readonly ConsentSection[];
  /** Empty for an application that has nothing yet, or of which that is not known. */
  known: readonly ConsentSection[];
  /** The scopes that are asked for and that no sentence of the host's names: they stand in our words. */
  unnamed: readonly string[];
}

const none: ShownPermissions = { fresh: [], known: [], unnamed: [] };

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

/** The permissions that are shown: in the host's words where it has some for a scope, else in ours. */
export const shownPermissionsAtom = atom((get): ShownPermissions => {
  const question = get(questionAtom);
  if (!question) return none;
  const { authorization, grantedBefore } = question;
  const { consentManifest } = get(consentOptionsAtom);
  const ownWords = get(ownSectionsAtom);
  const clientName = readableName(authorization.client.name).whole || get(sayAtom)(theAppMessages)('idp.theApp');
  const before = new Set(grantedBefore);
  const wanted = [...get(grantableAtom)].filter((scope) => !before.has(scope));
  const described = new Map(authorization.scopes.map((result) => [result.scope, result]));
  const inOurs: OwnWords = (results) => ownWords(results.map((result) => described.get(result.scope) ?? result));
  const known =
    before.size > 0 ? grantedSections(consentManifest, { scopes: grantedBefore, clientName }, inOurs).sections : [];
  if (wanted.length === 0 && before.size > 0) return { ...none, known };
  const { sections: fresh, unnamed } = requestedSections(consentManifest, { scopes: wanted, clientName }, inOurs);
  return { fresh, known, unnamed };
});

/** The developer warning about scopes of this request that the host's words leave out (B-IDP-17). */
export const manifestMistakeAtom = atom((get): string | undefined => {
  const { unnamed } = get(shownPermissionsAtom);
  if (unnamed.length === 0) return undefined;
  const names = unnamed.slice(0, 10).map((scope) => `'${clip(cleanName(scope))}'`);
  const more = unnamed.length > names.length ? ` and ${unnamed.length - names.length} more` : '';
  return (
    `consentManifest has no words for ${names.join(', ')}${more}, so they are shown in our own words. ` +
    'Name each scope in the `scopes` of an item: { text, scopes }.'
  );
});

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
