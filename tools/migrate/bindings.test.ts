import { describe, expect, test } from 'vitest';
import { readBindings } from './bindings';
import { everyNode } from './nodes';
import { parseFile } from './parse-file';

/** The arguments of each call of `use` in a text. */
const usesIn = (text: string) => {
  const root = parseFile(text, 'in.ts');
  const uses = [...everyNode(root)].flatMap((node) =>
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'use'
      ? [node.arguments]
      : [],
  );
  return { bindings: readBindings(root), uses };
};

/** The text of the value that is found for the name in each call of `use`. */
const valuesIn = (text: string) => {
  const { bindings, uses } = usesIn(text);
  return uses.map(([name]) => {
    const constant = name?.type === 'Identifier' ? bindings.constantOf(name) : undefined;
    return constant && text.slice(constant.init.start ?? 0, constant.init.end ?? 0);
  });
};

describe('a name', () => {
  test.each([
    ['of the file', 'const a = 1; use(a);', ['1']],
    ['of the file, used in a function', 'const a = 1; function f() { use(a); }', ['1']],
    ['that is declared below its use', 'function f() { use(a); } const a = 1;', ['1']],
    ['of two functions', 'function f() { const a = 1; use(a); } const g = () => { const a = 2; use(a); };', ['1', '2']],
    ['of two methods', 'class C { f() { const a = 1; use(a); } #g() { const a = 2; use(a); } }', ['1', '2']],
    [
      'of an object’s method and of the file',
      'const a = 1; const o = { f() { const a = 2; use(a); } }; use(a);',
      ['2', '1'],
    ],
    ['of a block and of the file', 'const a = 1; { const a = 2; use(a); } use(a);', ['2', '1']],
    ['of a static block', 'const a = 1; class C { static { var a = 2; use(a); } } use(a);', ['2', '1']],
    ['of a namespace', 'const a = 1; namespace N { var a = 2; use(a); } use(a);', ['2', '1']],
    ['of a loop and of the file', 'const a = 1; for (let a = 2; ; ) { use(a); } use(a);', ['2', '1']],
    ['of a case', 'const a = 1; switch (b) { case 1: const a = 2; use(a); } use(a);', ['2', '1']],
    ['that is a `var` in a block', 'const a = 1; function f() { if (b) { var a = 2; } use(a); } use(a);', ['2', '1']],
    ['that a type has as well', 'const a = 1; interface a {} type b = {}; use(a);', ['1']],
    ['that is a key, a member and a label elsewhere', 'const a = 1; function f() { o.a = { a: 2 }; use(a); }', ['1']],
  ])('%s, declared with a value, has that value', (_which, text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  test.each([
    ['that no declaration has', 'use(a);'],
    ['of another function', 'function f() { const a = 1; } use(a);'],
    ['of a parameter', 'const a = 1; function f(a) { use(a); }'],
    ['of a parameter of an arrow', 'const a = 1; const f = (a) => use(a);'],
    ['of a parameter in a pattern', 'const a = 1; function f({ b: [a = 2] }) { use(a); }'],
    ['of the rest of the parameters', 'const a = 1; function f({ ...a }, ...b) { use(a); }'],
    ['of a constructor’s property', 'const a = 1; class C { constructor(private a: A) { use(a); } }'],
    ['of a pattern', 'const a = 1; function f() { const { a } = b; use(a); }'],
    ['of a caught error', 'const a = 1; try { f(); } catch (a) { use(a); }'],
    ['of a loop’s element', 'const a = 1; for (const a of b) use(a);'],
    ['of a function', 'const a = 1; { function a() {} use(a); }'],
    ['of a function in itself', 'const a = 1; b(function a() { use(a); });'],
    ['of a class', 'const a = 1; { class a {} use(a); }'],
    ['of a class in itself', 'const a = 1; b(class a { c = use(a); });'],
    ['of an enumeration', 'const a = 1; function f() { enum a {} use(a); }'],
    ['of an import', "import a, { b, type c } from 'd'; use(a);"],
    ['without a value', 'const a = 1; function f() { let a; use(a); }'],
    ['that is assigned', 'let a = 1; a = 2; use(a);'],
    ['that is assigned in another function', 'let a = 1; function f() { a = 2; } use(a);'],
    ['that is assigned in a pattern', 'let a = 1; [{ a }] = b; use(a);'],
    ['that is assigned by a loop', 'let a = 1; for (a of b) {} use(a);'],
    ['that is declared twice', 'var a = 1; var a = 2; use(a);'],
  ])('%s, has no known value', (_which, text) => expect(valuesIn(text)).toEqual([undefined]));

  test('of another scope that is assigned, does not change this one', () => {
    expect(valuesIn('const a = 1; function f() { let a = 2; a = 3; } use(a);')).toEqual(['1']);
  });
});

test('a constant, at the top of a file or in a function of it, is of the file or not', () => {
  const { constants, isOfFile } = readBindings(parseFile('export const a = 1; function f() { var b = 2; }', 'in.ts'));
  expect(constants.map(isOfFile)).toEqual([true, false]);
});

test('the constants of a file, in several scopes, are all listed in the order of the text', () => {
  const { constants } = readBindings(parseFile('const a = 1, { b } = c; function f() { let a = 2; let d; }', 'in.ts'));
  expect(constants.map(({ id, loc }) => [id.name, loc?.start.column])).toEqual([
    ['a', 6],
    ['a', 43],
  ]);
});

describe('an expression', () => {
  test.each([
    ['of a name of the file', 'const a = 1; use(a); function f() { use(0); }', true],
    ['of a name that is declared nowhere', 'use(a); function f() { use(0); }', true],
    ['of a name of the function around', 'function f() { const a = 1; use(a); use(0); }', true],
    ['of a literal', 'use(1); function f(a) { use(0); }', true],
    ['of a member with the name', 'use(b.a); function f(a) { use(0); }', true],
    ['of its own parameter', 'use((a) => a); function f(a) { use(0); }', true],
    ['of `this` in an arrow', 'function f() { use(this.a); const g = () => use(0); }', true],
    ['of a name that is shadowed there', 'const a = 1; use(a); function f(a) { use(0); }', false],
    ['of a name that is not visible there', 'function f() { const a = 1; use(b(a)); } use(0);', false],
    ['of `this` in another method', 'class C { f() { use(this.a); } g() { use(0); } }', false],
  ])('%s, at another place, means the same: %s', (_what, text, isSame) => {
    const { bindings, uses } = usesIn(text);
    const [[expression] = [], [place] = []] = uses;
    expect(expression && place && bindings.isSameAt(expression, place)).toBe(isSame);
  });
});
