import type * as t from '@babel/types';
import { everyNode, literalText } from './nodes';
import { reactPackages, widgetPackage } from './provider-names';
import { Refusal } from './refusal';
import { addNote, type Source } from './source';

/**
 * The imports of the provider's packages that are rewritten.
 * @throws a `Refusal` where its widget is loaded in another way: a partial rewrite would not compile
 */
export function importDeclarations(source: Source): t.ImportDeclaration[] {
  const found: t.ImportDeclaration[] = [];
  for (const node of everyNode(source.root)) {
    const loaded = loadedBy(node);
    if (loaded !== undefined) refuseLoaded(node, loaded);
    if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') noteExported(source, node);
    if (node.type !== 'ImportDeclaration') continue;
    const from = node.source.value;
    if (isOfOrganisations(from)) refuseOrganisations(node, from);
    else if (isRewritten(from)) {
      if (!hasNames(node))
        throw new Refusal(node, `all of "${from}" is imported under one name: import the names, and run this again.`);
      found.push(node);
    } else if (from.startsWith(`${widgetPackage}/b2b`) || from.includes('/adminPortal'))
      addNote(source, 'lost', node, `"${from}" stays: the widgets for organisations have no counterpart here.`);
  }
  return found;
}

/** Tells whether the imports of a package are rewritten. */
const isRewritten = (from: string) => from === widgetPackage || reactPackages.includes(from);

const hasNames = ({ specifiers }: t.ImportDeclaration) => specifiers.every(({ type }) => type === 'ImportSpecifier');

/** Tells whether a package has the provider's components for organisations. */
const isOfOrganisations = (from: string) => /^@stytch\/(?:react|nextjs)\/(?:b2b|adminPortal)/.test(from);

function refuseOrganisations(node: t.Node, from: string): never {
  throw new Refusal(node, `"${from}" stays: the components for organisations have no counterpart here.`);
}

/** The package that a node loads with `require` or `import()`; undefined for any other node. */
function loadedBy(node: t.Node): string | undefined {
  // TypeScript's `import name = require('package')`.
  if (node.type === 'TSExternalModuleReference') return node.expression.value;
  if (node.type !== 'CallExpression') return undefined;
  const {
    callee,
    arguments: [name],
  } = node;
  const isLoad = callee.type === 'Import' || (callee.type === 'Identifier' && callee.name === 'require');
  return isLoad && name ? literalText(name) : undefined;
}

function refuseLoaded(node: t.Node, from: string): void {
  if (isOfOrganisations(from)) refuseOrganisations(node, from);
  if (isRewritten(from))
    throw new Refusal(
      node,
      `"${from}" is loaded with require() or import(), which is not rewritten: import its names at the top of a file, and run this again.`,
    );
}

function noteExported(source: Source, node: t.ExportNamedDeclaration | t.ExportAllDeclaration): void {
  const from = node.source?.value ?? '';
  const why = 'what is exported from there is not rewritten: import it, and run this again.';
  if (reactPackages.includes(from)) throw new Refusal(node, why);
  if (from === widgetPackage) addNote(source, 'lost', node, why);
}
