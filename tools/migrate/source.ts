import type * as t from '@babel/types';
import { MagicString } from 'magic-string';
import { type Bindings, readBindings } from './bindings';
import { everyNode, unwrap } from './nodes';
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
  /** A module that names a package of the provider's, such as in an import. */
  readonly isOfStytch: boolean;
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
    isOfStytch: [...everyNode(root)].some((node) => node.type === 'StringLiteral' && node.value.startsWith('@stytch/')),
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
