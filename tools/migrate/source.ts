import type * as t from '@babel/types';
import { MagicString } from 'magic-string';
import { type Bindings, readBindings } from './bindings';
import { unwrap } from './nodes';
import type { Note } from './note';
import { parseFile } from './parse-file';

/** A file during its migration: its tree, its changes, and its notes. */
export interface Source {
  readonly text: string;
  readonly root: t.Node;
  /** JSON, whose names are all quoted. */
  readonly isData: boolean;
  /** TypeScript, in which a value can have a type annotation. */
  readonly isTyped: boolean;
  readonly edits: MagicString;
  readonly notes: Note[];
  /** The names that are declared in the file, each in its scope. */
  readonly bindings: Bindings;
  /** The values that were rewritten at their declaration, so that none is rewritten twice. */
  readonly done: Set<t.Node>;
  /** The requested shadow roots, by their `presentation`. Here `config` requests one, for each mount. */
  readonly shadows: Map<t.ObjectExpression, t.Node>;
  /** The ranges that were replaced, with the new text. */
  readonly replaced: { start: number; end: number; text: string }[];
  /** The properties that are removed, by their objects. */
  readonly removed: Map<t.ObjectExpression, Set<t.Node>>;
}

/**
 * Reads a file.
 * @throws a `Refusal` if it is neither JavaScript, TypeScript nor JSON
 */
export function readSource(text: string, name: string): Source {
  const root = parseFile(text, name);
  return {
    text,
    root,
    isData: name.endsWith('.json'),
    isTyped: /\.[cm]?tsx?$/.test(name),
    edits: new MagicString(text),
    notes: [],
    bindings: readBindings(root),
    done: new Set(),
    shadows: new Map(),
    replaced: [],
    removed: new Map(),
  };
}

/** The range of a node in the text. */
export function placeOf({ start, end }: t.Node): [start: number, end: number] {
  return [start ?? 0, end ?? 0];
}

/** The text of a node, with its renamed names. */
export const textOf = ({ edits }: Source, node: t.Node): string => edits.slice(...placeOf(node));

/** Replaces the text of a node. */
export function replace({ edits, replaced }: Source, node: t.Node, text: string): void {
  const [start, end] = placeOf(node);
  replaced.push({ start, end, text });
  edits.overwrite(start, end, text);
}

/** Tells whether a name is in a replaced range whose new text does not contain it. */
export function isReplaced({ replaced }: Source, node: t.Identifier): boolean {
  const [from, to] = placeOf(node);
  const isIn = (text: string) => text.split(/[^\w$]+/).includes(node.name);
  return replaced.some(({ start, end, text }) => start <= from && to <= end && !isIn(text));
}

/** Adds a note about a node. */
export function addNote({ notes }: Source, level: Note['level'], node: t.Node, message: string): void {
  notes.push({ line: node.loc?.start.line ?? 1, level, message });
}

/** The node that creates a value: the value itself, or that of the constant it names in its scope. */
export function makerOf({ bindings }: Source, node: t.Node): t.Node {
  const value = unwrap(node);
  const constant = value.type === 'Identifier' ? bindings.constantOf(value) : undefined;
  return constant ? unwrap(constant.init) : value;
}

/** Marks a property that is removed from its object at the end. */
export function removeProperty({ removed }: Source, object: t.ObjectExpression, property: t.Node): void {
  removed.set(object, (removed.get(object) ?? new Set()).add(property));
}

/** The text with all changes. */
export function finish(source: Source): string {
  for (const [{ properties }, gone] of source.removed) {
    const kept = properties.findLastIndex((property) => !gone.has(property));
    for (const property of properties.slice(0, Math.max(kept, 0))) {
      if (gone.has(property)) source.edits.remove(placeOf(property)[0], endWithComma(source, property, true));
    }
    removeEnd(source, properties, kept);
  }
  return source.edits.toString();
}

/**
 * Removes all properties after one. In JSON the comma before them is removed as well, elsewhere the one after them.
 */
function removeEnd(source: Source, properties: readonly t.Node[], kept: number): void {
  const { edits, text, isData } = source;
  const [before, first, last] = [properties[kept], properties[kept + 1], properties.at(-1)];
  if (!first || !last) return;
  if (isData && before) edits.remove(placeOf(before)[1], placeOf(last)[1]);
  else {
    const end = endWithComma(source, last);
    edits.remove(before ? startWithSpace(text, placeOf(first)[0], end) : placeOf(first)[0], end);
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
