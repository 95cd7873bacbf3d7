import { expect, test } from 'vitest';
import { references } from './references';
import { readSource } from './source';

const found = (text: string) =>
  Array.from(references(readSource(text, 'in.tsx').root), ({ node, names }) =>
    names === undefined ? node.name : `${node.name} (${names})`,
  );

// Columns: the user's code | the names in it that are references, and their other role there.
test.each([
  ['a.b;', ['a']],
  ['a[b];', ['a', 'b']],
  ["a['b'];", ['a']],
  ['a?.b;', ['a']],
  ['a?.b.c;', ['a']],
  ['a?.[b];', ['a', 'b']],
  ['let a: b.C;', ['a', 'b']],
  ['let a: typeof b.c;', ['a', 'b']],
  ['({ a: b });', ['b']],
  ['({ [a]: b });', ['a', 'b']],
  ['({ a });', ['a (property)']],
  ['({ a() {} });', []],
  ['const { a } = b;', ['a (property)', 'b']],
  ['const { a: c } = b;', ['c', 'b']],
  ['class A { b = c; }', ['A', 'c']],
  ['class A { [b] = c; }', ['A', 'b', 'c']],
  ['class A { b() {} }', ['A']],
  ['type A = { b: C };', ['A', 'C']],
  ['let a: typeof b;', ['a', 'b']],
  ["import { a } from 'b';", []],
  ["import { a as c } from 'b';\nc;", ['c']],
  ['export { a };', ['a (export)']],
  ['export { a as b };', ['a']],
  ['a ? b : (c as D);', ['a', 'b', 'c', 'D']],
  ['<p title={a}>{b}</p>;', ['a', 'b']],
  ['`${a} b`;', ['a']],
  ["'a'; // b", []],
])('the code %j refers to %j', (text, names) => expect(found(text)).toEqual(names));
