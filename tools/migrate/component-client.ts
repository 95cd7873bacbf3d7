import type * as t from '@babel/types';
import type { Imports } from './imports';
import { everyNode, unwrap } from './nodes';
import { Refusal } from './refusal';
import { placeOf, type Source } from './source';

type Component = t.FunctionDeclaration | t.FunctionExpression | t.ArrowFunctionExpression;

/** The functions that create a client, by their import names. */
const makers = [
  'StytchUIClient',
  'StytchClient',
  'createStytchUIClient',
  'createStytchClient',
  'createStytchHeadlessClient',
];

/**
 * Finds the expression of the client for an element: the constant of the module, the result of `useStytch` in the
 * component, or a new call of it.
 */
export function componentClient(source: Source, imports: Imports): (element: t.JSXElement) => string {
  const inModule = moduleClient(source, imports);
  const hook = [...imports.locals].find(([, name]) => name === 'useStytch')?.[0];
  const components = componentsOf(source.root);
  const given = new Map<Component, string>();
  return (element) => {
    if (inModule !== undefined) return inModule;
    const component = components.findLast((one) => contains(one, element));
    if (!component)
      refuse(element, 'is not in a function component', 'Move it into a function component, or pass `client`.');
    const known = given.get(component) ?? (hook === undefined ? undefined : hookedName(component, hook));
    if (known === undefined && component.async)
      refuse(
        element,
        'is in an async component, which runs on the server',
        "Put 'use client' first in the file and remove `async`, or pass `client`, and run this again.",
      );
    const name = known ?? freeName(source.root);
    if (known === undefined) callHook(source, component, name, hook ?? 'useStytch');
    if (hook === undefined) imports.add('useStytch', imports.reactPackage ?? '@stytch/react');
    given.set(component, name);
    return name;
  };
}

/** Refuses an element whose component cannot call the hook. */
function refuse(element: t.JSXElement, where: string, advice: string): never {
  const { name } = element.openingElement;
  const shown = name.type === 'JSXIdentifier' ? `<${name.name}>` : 'An element';
  throw new Refusal(element, `${shown} ${where}, so \`useStytch\` cannot be called. ${advice}`);
}

/** The constant of a module that is a client; undefined where there is none. */
function moduleClient({ root }: Source, { locals }: Imports): string | undefined {
  const statements = root.type === 'File' ? root.program.body : [];
  for (const statement of statements) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      const made = init ? unwrap(init) : undefined;
      const callee = made?.type === 'NewExpression' || made?.type === 'CallExpression' ? made.callee : undefined;
      const name = callee?.type === 'Identifier' ? (locals.get(callee.name) ?? callee.name) : undefined;
      if (id.type === 'Identifier' && name !== undefined && makers.includes(name)) return id.name;
    }
  }
  return undefined;
}

/** The functions that are components by their names, or exported by default; the outer before the inner. */
function componentsOf(root: t.Node): readonly Component[] {
  const found: Component[] = [];
  const isComponentName = (id: t.Node | null | undefined) => id?.type === 'Identifier' && /^[A-Z]/.test(id.name);
  for (const node of everyNode(root)) {
    if (node.type === 'FunctionDeclaration' && isComponentName(node.id)) found.push(node);
    if (node.type === 'VariableDeclarator' && node.init && isComponentName(node.id))
      found.push(...functionOf(node.init));
    if (node.type === 'ExportDefaultDeclaration') found.push(...functionOf(node.declaration));
  }
  return found;
}

/** A function, also inside `memo(...)` and the like. */
function functionOf(node: t.Node): Component[] {
  const value = unwrap(node);
  if (value.type === 'CallExpression') return value.arguments[0] ? functionOf(value.arguments[0]) : [];
  const isFunction = value.type === 'FunctionExpression' || value.type === 'ArrowFunctionExpression';
  return isFunction || value.type === 'FunctionDeclaration' ? [value] : [];
}

function contains(outer: t.Node, inner: t.Node): boolean {
  const [start, end] = placeOf(outer);
  const [from, to] = placeOf(inner);
  return start <= from && to <= end;
}

/** The component's name for the result of the hook. */
function hookedName({ body }: Component, hook: string): string | undefined {
  if (body.type !== 'BlockStatement') return undefined;
  for (const statement of body.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      const call = init ? unwrap(init) : undefined;
      const isHook = call?.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === hook;
      if (isHook && id.type === 'Identifier') return id.name;
    }
  }
  return undefined;
}

/** A name for the client that the module has nowhere. */
function freeName(root: t.Node): string {
  const names = new Set<string>();
  for (const node of everyNode(root))
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
  let name = 'stytch';
  for (let count = 1; names.has(name); count += 1) name = count === 1 ? 'stytchClient' : `stytchClient${count}`;
  return name;
}

/** Makes a component call the hook first. A component that is an expression becomes a block. */
function callHook({ edits }: Source, { body }: Component, name: string, hook: string): void {
  const [start, end] = placeOf(body);
  const line = `const ${name} = ${hook}();`;
  if (body.type === 'BlockStatement') edits.appendRight(start + 1, `\n  ${line}`);
  else {
    edits.appendRight(start, `{\n  ${line}\n  return `);
    edits.appendLeft(end, ';\n}');
  }
}
