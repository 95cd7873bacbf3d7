import { expect, test } from 'vitest';
import { pointerNames } from './json-pointer';

// The examples of RFC 6901, section 6.
test.each([
  ['#/foo/0', ['foo', '0']],
  ['#/a~1b', ['a/b']],
  ['#/c%25d', ['c%d']],
  ['#/e%5Ef', ['e^f']],
  ['#/k%22l', ['k"l']],
  ['#/%20', [' ']],
  ['#/m~0n', ['m~n']],
  ['#/~01', ['~1']],
  ['#/a%7E1b', ['a/b']],
  ['#/a%2Fb/c', ['a/b', 'c']],
  ['#/caf%C3%A9', ['café']],
])('a pointer %s in a URL’s fragment has the names %j', (pointer, names) => {
  expect(pointerNames(pointer)).toEqual(names);
});

test.each([
  ['#/100%', ['100%']],
  ['#/50% grey/a%20b', ['50% grey', 'a b']],
  ['#/%E0%A4~1', ['%E0%A4/']],
])('a name with a wrong escape is kept as text: %s', (pointer, names) => {
  expect(pointerNames(pointer)).toEqual(names);
});
