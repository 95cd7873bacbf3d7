import type * as t from '@babel/types';
import { noteComments, noteCommentsBetween } from './comments';
import { placeOf, type Source, textOf } from './source';

/**
 * Marks a property that is removed from its object at the end, and notes its comments.
 * @param moved the part of the property whose text is written elsewhere
 */
export function removeProperty(source: Source, object: t.ObjectExpression, property: t.Node, moved?: t.Node): void {
  source.removed.set(object, (source.removed.get(object) ?? new Set()).add(property));
  noteComments(source, property, 'what was removed', moved ? textOf(source, moved) : '');
}

/** The text with all changes. */
export function finish(source: Source): string {
  for (const [object, gone] of source.removed) {
    const { properties } = object;
    const kept = properties.findLastIndex((property) => !gone.has(property));
    for (const property of properties.slice(0, Math.max(kept, 0))) {
      if (gone.has(property)) remove(source, object, placeOf(property)[0], endWithComma(source, property, true));
    }
    removeEnd(source, object, kept);
  }
  return source.edits.toString();
}

function remove(source: Source, object: t.ObjectExpression, start: number, end: number): void {
  noteCommentsBetween(source, object, start, end);
  source.edits.remove(start, end);
}

/**
 * Removes all properties after one. In JSON the comma before them is removed as well, elsewhere the one after them.
 */
function removeEnd(source: Source, object: t.ObjectExpression, kept: number): void {
  const { text, isData } = source;
  const { properties } = object;
  const [before, first, last] = [properties[kept], properties[kept + 1], properties.at(-1)];
  if (!first || !last) return;
  if (isData && before) remove(source, object, placeOf(before)[1], placeOf(last)[1]);
  else {
    const end = endWithComma(source, last);
    remove(source, object, before ? startWithSpace(text, placeOf(first)[0], end) : placeOf(first)[0], end);
  }
}

/**
 * The start of the range that is removed up to `end`, with the space before it, but without the end of a line that has
 * a comment.
 */
function startWithSpace(text: string, start: number, end: number): number {
  const before = text.slice(0, start).trimEnd();
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const isNeeded = line.includes('//') && !/^[^\S\n]*\n/.test(text.slice(end));
  const lineEnd = isNeeded ? text.slice(before.length, start).indexOf('\n') : -1;
  return before.length + lineEnd + 1;
}

/**
 * The end of a property with its comma, before which a comment may be, and with the space after it if that is removed.
 */
function endWithComma({ text }: Source, property: t.Node, hasSpace = false): number {
  const [, end] = placeOf(property);
  const rest = text.slice(end);
  const comma = /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*,/.exec(rest)?.[0].length ?? 0;
  const space = hasSpace ? (/^\s*/.exec(rest.slice(comma))?.[0].length ?? 0) : 0;
  return end + comma + space;
}
