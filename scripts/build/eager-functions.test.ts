import { describe, expect, test } from 'vitest';
import { commonCalls, withEagerFunctions } from './eager-functions';

/** The code with all functions in parentheses whose text begins with one of these. */
const eager = (code: string, ...functions: readonly string[]) =>
  withEagerFunctions(code, new Set(functions.map((text) => code.indexOf(text))));

test('a function that is called at first stands in parentheses, and no other does', () => {
  expect(eager('let a=()=>1,b=e=>e,c=function(){}', 'e=>e', 'function')).toBe('let a=()=>1,b=(e=>e),c=(function(){})');
});

test('a function is recognized inside another, and as the argument of a call', () => {
  expect(eager('f(()=>e=>e,async()=>2)', '()=>e', 'e=>e', 'async')).toBe('f((()=>(e=>e)),(async()=>2))');
});

test('a function in parentheses stays as it is', () => {
  expect(eager('(()=>1)(),(function(){})()', '()=>1', 'function')).toBe('(()=>1)(),(function(){})()');
});

test('a declaration that is called at first becomes a variable before the other statements', () => {
  expect(
    eager(
      'import{x}from"y";let a=f();function f(){return g}async function g(){}export{f}',
      'function f',
      'async function g',
    ),
  ).toBe('import{x}from"y";var f=(function(){return g});var g=(async function(){});let a=f();export{f}');
});

test('the comment of a declaration stays with it', () => {
  expect(eager('let a=1;/** Gives b. */function f(){}', 'function f')).toBe(
    '/** Gives b. */var f=(function(){});let a=1;',
  );
});

test('a declaration whose comment promises that it has no side effects stays as it is', () => {
  const code = 'let a=1;\n// @__NO_SIDE_EFFECTS__\nfunction f(){}';
  expect(eager(code, 'function f')).toBe(code);
});

test('a declaration stays first where no statement is before it', () => {
  expect(eager('function f(){}function g(){}f()', 'function f', 'function g')).toBe(
    'var f=(function(){});var g=(function(){});f()',
  );
});

test('a declaration inside a function, a method and a class stay as they are', () => {
  const code = 'var o={m(){},get p(){return 1}};class C{m(){}}function f(){function g(){}}';
  expect(eager(code, 'm()', 'get p', 'class', 'function g')).toBe(code);
});

test('a declaration is there for the statements before it, and each function has the name of its variable', async () => {
  const code = eager('export const first=f();function f(){return f.name}export const a=()=>1', 'function f', '()=>1');
  const { first, a } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect([first, a.name]).toEqual(['f', 'a']);
});

describe('the common calls of a file', () => {
  const many = Array.from({ length: 40 }, (_, place) => place);

  test('a call is common if it is in half of the lists, or more', () => {
    const lists = [
      [...many, 50],
      [...many, 50, 51],
      [...many, 52],
    ];
    expect(commonCalls(lists)).toEqual([...many, 50]);
    expect(commonCalls(lists.slice(1))).toEqual([...many, 50, 51, 52]);
  });

  test('a list that is less than half as long as another does not count', () => {
    expect(commonCalls([[0, 1], [...many, 50], [0]])).toEqual([...many, 50]);
  });

  test('a file with few calls has none in common', () => {
    expect(commonCalls([many.slice(0, 20), many.slice(0, 25)])).toEqual([]);
  });
});
