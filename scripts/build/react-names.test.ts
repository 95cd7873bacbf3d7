import { expect, test } from 'vitest';
import { withReactNames } from './react-names';

test.each([
  ['React[" useId ".trim().toString()] || (() => void 0)', 'React.useId || (() => void 0)'],
  ['typeof React2[" use ".trim().toString()]', 'typeof React2.use'],
  ['React[name]', 'React[name]'],
  ['" use ".trim().toString()', '" use ".trim().toString()'],
])('%s becomes %s, by a name that a bundler can see', (code, plain) => {
  expect(withReactNames(code)).toBe(plain);
});
