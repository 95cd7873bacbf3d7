import type * as t from '@babel/types';
import { everyNode } from './nodes';
import { addNote, placeOf, type Source } from './source';

/** The length from which a comment is shortened in a note. */
const longest = 60;

/**
 * Notes the comments in a node that its new text does not contain.
 * @param what the name of the replaced part, in the plain words of the note
 */
export function noteComments(source: Source, node: t.Node, what: string, written: string): void {
  const lost = commentsIn(node).map((place) => source.text.slice(...place));
  noteLost(
    source,
    node,
    what,
    lost.filter((comment) => !written.includes(comment)),
  );
}

/** Notes the comments of an object that are removed between its properties. */
export function noteCommentsBetween(source: Source, object: t.ObjectExpression, from: number, to: number): void {
  const isInProperty = ([start, end]: Place) =>
    object.properties.map(placeOf).some(([first, last]) => first <= start && end <= last);
  const lost = commentsIn(object).filter((place) => from <= place[0] && place[1] <= to && !isInProperty(place));
  noteLost(
    source,
    object,
    'what was removed',
    lost.map((place) => source.text.slice(...place)),
  );
}

function noteLost(source: Source, node: t.Node, what: string, lost: readonly string[]): void {
  if (lost.length > 0)
    addNote(source, 'look', node, `the comments in ${what} are not carried over: ${lost.map(shortened).join(', ')}.`);
}

type Place = readonly [start: number, end: number];

/** The places of the comments in a node, in their order. */
function commentsIn(node: t.Node): readonly Place[] {
  const [from, to] = placeOf(node);
  const found = new Map<number, Place>();
  for (const { leadingComments, innerComments, trailingComments } of everyNode(node)) {
    for (const comment of [leadingComments, innerComments, trailingComments].flatMap((some) => some ?? [])) {
      const { start = from, end = to } = comment;
      // One beside the node is a comment of the node as well.
      if (start >= from && end <= to) found.set(start, [start, end]);
    }
  }
  return [...found.values()].toSorted(([one], [other]) => one - other);
}

function shortened(comment: string): string {
  const line = comment.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
