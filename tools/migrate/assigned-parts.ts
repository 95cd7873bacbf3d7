import type * as t from '@babel/types';
import { isPresentation } from './convert-presentation';
import { everyNode, nameOf } from './nodes';
import { addNote, makerOf, type Source, textOf } from './source';

/** The parts of the options that are rewritten where the object is written. */
const parts = ['presentation', 'styles', 'elementId', 'getIDPConsentManifest', 'authTokenParams'];

/** Notes each part of the options that is assigned to an object, such as `options.presentation = {}`. */
export function noteAssignedParts(source: Source): void {
  for (const node of everyNode(source.root)) {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') continue;
    const part = nameOf(node.left.property, node.left.computed);
    if (part === undefined || !parts.includes(part) || !isOfMount(source, part, node.right)) continue;
    addNote(
      source,
      'lost',
      node,
      `"${textOf(source, node.left)}" is not rewritten: it is assigned to an object. Write it in the object of the options, and run this again.`,
    );
  }
}

/** Tells whether an assigned part is one of a mount. Other libraries have parts of these names. */
function isOfMount(source: Source, part: string, value: t.Node): boolean {
  if (source.isOfStytch) return true;
  const made = makerOf(source, value);
  return part === 'presentation' && made.type === 'ObjectExpression' && isPresentation(made);
}
