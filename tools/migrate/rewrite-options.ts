import type * as t from '@babel/types';
import { entriesOf } from './nodes';
import { removeProperty } from './removed-properties';
import { rewriteKnownOptions } from './rewrite-known-options';
import { placeOf, replace, type Source, textOf } from './source';

/** Rewrites the options of a mount in place. The target is removed, and returned as text. */
export function rewriteOptions(source: Source, options: t.ObjectExpression): string | undefined {
  const entries = new Map(entriesOf(options).map((entry) => [entry.key, entry]));
  const written = (name: string) => (source.isData ? `"${name}"` : name);
  rewriteKnownOptions(source, entries, {
    theme: (value) => `${written('theme')}: ${value}`,
    rename: ({ property, key }, name) => {
      if (property.type === 'ObjectProperty' && property.shorthand) replace(source, property, `${name}: ${key}`);
      else source.edits.overwrite(...placeOf(property.key), written(name));
    },
    remove: ({ property }) => removeProperty(source, options, property),
  });
  const target = entries.get('elementId');
  if (!target) return undefined;
  removeProperty(source, options, target.property, target.value);
  return textOf(source, target.value);
}
