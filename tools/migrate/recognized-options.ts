import type * as t from '@babel/types';
import { entriesOf } from './nodes';
import { addNote, type Source } from './source';

/** The names in the options of the provider's mounts; an object with two of them counts as such options. */
const names = [
  'client',
  'config',
  'elementId',
  'presentation',
  'styles',
  'strings',
  'callbacks',
  'passwordResetToken',
  'getIDPConsentManifest',
  'authTokenParams',
];

/** The names whose values would be rewritten or removed, and that other libraries have as well. */
const shared = ['presentation', 'styles', 'authTokenParams'];

const namesOf = (object: t.ObjectExpression): readonly string[] => entriesOf(object).map(({ key }) => key);

const looksLikeOptions = (object: t.ObjectExpression): boolean =>
  namesOf(object).filter((key) => names.includes(key)).length >= 2;

/** Tells whether an object has names that only the options of the provider's mounts have. */
function isDistinctive(object: t.ObjectExpression): boolean {
  const has = (name: string) => namesOf(object).includes(name);
  return has('elementId') || has('getIDPConsentManifest') || (has('presentation') && (has('config') || has('client')));
}

/**
 * Tells whether an object is the options of one of the provider's mounts. In a file that imports nothing of the
 * provider, it needs names that other libraries do not have.
 */
export function isOptions({ isOfStytch }: Source, object: t.ObjectExpression): boolean {
  return looksLikeOptions(object) && (isOfStytch || isDistinctive(object));
}

/** Tells whether the object of a JSON file is the options of a mount: by a distinctive name, or by all of its names. */
export function isOptionsFile(object: t.ObjectExpression): boolean {
  const given = namesOf(object);
  return isDistinctive(object) || (given.length > 0 && given.every((key) => names.includes(key)));
}

/** Notes an object that may be the options of a mount, and is left because another library may have the same names. */
export function noteSimilar(source: Source, object: t.ObjectExpression): void {
  const isSimilar = looksLikeOptions(object) && namesOf(object).some((key) => shared.includes(key));
  if (!isSimilar || isOptions(source, object)) return;
  addNote(
    source,
    'look',
    object,
    'this object is not rewritten: the file imports nothing of Stytch, so the object may belong to another library. If it is the options of a mount, import the type `SDKConfig` of "@stytch/vanilla-js" in this file, and run this again.',
  );
}
