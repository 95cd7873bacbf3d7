import type * as t from '@babel/types';
import { noteComments } from './comments';
import { importDeclarations } from './import-declarations';
import { components, elements, gone, ownThemes, providerNames, reactPackages, widgetPackage } from './provider-names';
import { references } from './references';
import { placeOf, replace, type Source, addNote } from './source';

const headless = `${widgetPackage}/headless`;

/** The imports of the provider's widget in a module, and those that replace them. */
export interface Imports {
  /** The provider's names, by the module's local names. */
  readonly locals: ReadonlyMap<string, string>;
  /** The same for the components of its React package: an element class may have the name of one. */
  readonly components: ReadonlyMap<string, string>;
  /** Requests one of our names. */
  add(name: string, from: string): void;
  /** Tells whether the module declares a name itself. */
  isTaken(name: string): boolean;
  /** The provider's package for React that the module imports; undefined where it imports none. */
  readonly reactPackage: string | undefined;
  /** Writes all imports, once all are requested. */
  write(): void;
}

/** Reads the imports, and renames those with another name here. */
export function readImports(source: Source): Imports {
  const declarations = importDeclarations(source);
  const asked = new Map<string, Set<string>>();
  const add = (name: string, from: string) => void asked.set(from, (asked.get(from) ?? new Set()).add(name));
  const locals = new Map<string, string>();
  const ofReact = new Map<string, string>();
  const renamed = new Map<string, string>();
  const imported = new Set(declarations.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
  const used = new Set(Array.from(references(source.root), ({ node }) => node.name));
  const isTaken = (name: string) => used.has(name) && !imported.has(name);
  for (const declaration of declarations) {
    for (const specifier of declaration.specifiers) {
      if (specifier.type !== 'ImportSpecifier') continue;
      const { imported, local } = specifier;
      const name = imported.type === 'Identifier' ? imported.name : imported.value;
      const isComponent = isOfReact(declaration) && Object.hasOwn(components, name);
      (isComponent ? ofReact : locals).set(local.name, name);
      if (isComponent || name === 'Products' || ownThemes.includes(name) || Object.hasOwn(elements, name)) continue;
      if (gone[name] !== undefined) {
        addNote(source, 'lost', specifier, `"${name}" is not carried over: ${gone[name]}.`);
        continue;
      }
      const ours = counterpartOf(name, declaration);
      const isType = declaration.importKind === 'type' || specifier.importKind === 'type';
      const isKept = local.name !== name || (ours.name !== name && isTaken(ours.name));
      const as = isKept ? ` as ${local.name}` : '';
      if (!isKept && ours.name !== name) renamed.set(name, ours.name);
      add(`${isType ? 'type ' : ''}${ours.name}${as}`, ours.from);
    }
  }
  rename(source, renamed);
  const ofReactPackage = declarations.find(isOfReact);
  const reactPackage = ofReactPackage && packageOf(ofReactPackage);
  return {
    locals,
    components: ofReact,
    add,
    isTaken,
    reactPackage,
    write: () => writeImports(source, declarations, asked),
  };
}

const isOfReact = ({ source }: t.ImportDeclaration) => reactPackages.includes(source.value);

/** The package of an import, without its entry. */
const packageOf = ({ source }: t.ImportDeclaration) => source.value.split('/').slice(0, 2).join('/');

/** The name that replaces an imported one, and its module. */
function counterpartOf(
  name: string,
  declaration: t.ImportDeclaration,
): { readonly name: string; readonly from: string } {
  if (name === 'createStytchUIClient')
    return isOfReact(declaration)
      ? { name: 'createStytchHeadlessClient', from: `${packageOf(declaration)}/headless` }
      : { name: 'createStytchClient', from: headless };
  return providerNames[name] ?? { name, from: isOfReact(declaration) ? declaration.source.value : headless };
}

/** Renames the references to a name. A property or an export that took its name from it keeps the old name. */
function rename(source: Source, renamed: ReadonlyMap<string, string>): void {
  for (const { node, names } of references(source.root)) {
    const name = renamed.get(node.name);
    if (name === undefined) continue;
    if (names === 'property') replace(source, node, `${node.name}: ${name}`);
    else replace(source, node, names === 'export' ? `${name} as ${node.name}` : name);
  }
}

function writeImports(
  source: Source,
  declarations: readonly t.ImportDeclaration[],
  asked: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const { edits, root, text } = source;
  const quote = declarations[0] && text.charAt(placeOf(declarations[0].source)[0]) === '"' ? '"' : "'";
  const lines = Array.from(asked, ([from, names]) => {
    return `import { ${[...names].toSorted().join(', ')} } from ${quote}${from}${quote};`;
  });
  const [first, ...others] = declarations;
  if (!first) {
    if (lines.length > 0) addFirst(edits, root, lines.join('\n'));
    return;
  }
  for (const declaration of declarations)
    noteComments(source, declaration, `the import of "${declaration.source.value}"`, lines.join('\n'));
  edits.overwrite(...placeOf(first), lines.join('\n'));
  for (const other of others) {
    const [start, end] = placeOf(other);
    edits.remove(start, text.charAt(end) === '\n' ? end + 1 : end);
  }
}

/** Adds lines before all others, except those that must be first: `'use client'`, or the shebang. */
function addFirst(edits: Source['edits'], root: t.Node, lines: string): void {
  const program = root.type === 'File' ? root.program : undefined;
  const before = program?.directives.at(-1) ?? program?.interpreter;
  if (before) edits.appendLeft(placeOf(before)[1], `\n${lines}`);
  else edits.prepend(`${lines}\n`);
}
