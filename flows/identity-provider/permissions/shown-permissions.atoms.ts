import { atom } from 'jotai/vanilla';
import { clip } from '../../core/words/untrusted-text';
import { sayAtom } from '../../core/words/words.atoms';
import { clientNameAtom } from '../client-name.atoms';
import { cleanName } from '../client-name';
import { consentOptionsAtom } from '../consent-options.atoms';
import { consentMessages } from '../consent.messages';
import { type ConsentQuestion, questionAtom } from '../identity-provider.atoms';
import {
  type ConsentItem,
  type ConsentSection,
  grantedSections,
  isOptional,
  type OwnWords,
  requestedSections,
  scopesOf,
} from './consent-manifest';
import { ownSectionsAtom } from './permissions.atoms';
import { sortScopes } from './scopes';

/** The permissions of a question as they are shown: what is new, and what the application has already (B-IDP-14). */
export interface ShownPermissions {
  /** The new permissions that can be granted; empty only if there are none, and the application has others. */
  fresh: readonly ConsentSection[];
  /** The earlier grants; empty if there are none, or they are unknown. */
  known: readonly ConsentSection[];
  /** True if the application has all that it requests, what cannot be granted included. */
  asksAgain: boolean;
  /** The requested scopes that no sentence of the host's names: they are in our words. */
  unnamed: readonly string[];
}

const none: ShownPermissions = { fresh: [], known: [], asksAgain: false, unnamed: [] };

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
  const clientName = get(clientNameAtom)(question).whole || get(sayAtom)(consentMessages)('idp.theApp');
  const before = new Set(grantedBefore);
  const wanted = [...get(grantableAtom)].filter((scope) => !before.has(scope));
  const described = new Map(authorization.scopes.map((result) => [result.scope, result]));
  const inOurs: OwnWords = (results) => ownWords(results.map((result) => described.get(result.scope) ?? result));
  const known =
    before.size > 0 ? grantedSections(consentManifest, { scopes: grantedBefore, clientName }, inOurs).sections : [];
  if (wanted.length === 0 && before.size > 0) {
    const asksAgain = sortScopes(question).ungrantable.every(({ scope }) => before.has(scope));
    return { ...none, known, asksAgain };
  }
  const { sections: fresh, unnamed } = requestedSections(consentManifest, { scopes: wanted, clientName }, inOurs);
  return { ...none, fresh, known, unnamed };
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

/** The scopes that a user may choose, and those that belong to required items. */
export const choosableAtom = atom((get) => {
  const items = get(itemsAtom);
  const fixed = new Set(items.filter((item) => !isOptional(item)).flatMap(scopesOf));
  const optional = items.filter(isOptional);
  const grantable = get(grantableAtom);
  /** The scopes that a checkbox grants: none that cannot be granted, and none of a required item. */
  const choosableOf = (item: ConsentItem) =>
    scopesOf(item).filter((scope) => grantable.has(scope) && !fixed.has(scope));
  return { fixed, optional: new Set(optional.flatMap(scopesOf)), choosableOf, boxes: optional.map(choosableOf) };
});

/** The scopes of the checkboxes all of whose scopes are in a set. */
export const inWholeBoxes = (boxes: readonly (readonly string[])[], scopes: ReadonlySet<string>) =>
  new Set(boxes.filter((box) => box.every((scope) => scopes.has(scope))).flat());

/** The choices on a question, by scope. Choices on another question no longer count. */
const choicesAtom = atom<{ question?: ConsentQuestion | undefined; made: ReadonlyMap<string, boolean> }>({
  made: new Map(),
});

const madeAtom = atom((get) => {
  const { question, made } = get(choicesAtom);
  return question === get(questionAtom) ? made : new Map<string, boolean>();
});

/**
 * The scopes that Allow grants: all requested scopes that can be granted, except optional ones that are not selected
 * (B-IDP-15). Earlier grants are selected until the user changes the selection.
 */
export const selectedAtom = atom((get): ReadonlySet<string> => {
  const question = get(questionAtom);
  if (!question) return new Set();
  const { fixed, optional, boxes } = get(choosableAtom);
  const made = get(madeAtom);
  const before = inWholeBoxes(boxes, new Set(question.grantedBefore));
  const isSelected = (scope: string) =>
    fixed.has(scope) || (made.get(scope) ?? (!optional.has(scope) || before.has(scope)));
  return new Set([...get(grantableAtom)].filter(isSelected));
});

/** Notes a choice about scopes. Those of a required item stay selected. */
export const chooseAtom = atom(null, (get, set, scopes: readonly string[], isOn: boolean) => {
  const made = new Map(get(madeAtom));
  for (const scope of scopes) made.set(scope, isOn);
  set(choicesAtom, { question: get(questionAtom), made });
});
