import { expect, test } from 'vitest';
import { needsOf, type PackageModule } from './package-modules.ts';

/** A module with its imports, and with what it fetches on demand. */
const module = (
  id: string,
  imports: readonly string[] = [],
  dynamicImports: readonly string[] = [],
): PackageModule => ({
  id,
  fileName: id,
  imports,
  dynamicImports,
});

const modules = [
  module('login', ['form'], ['code', 'mistakes']),
  module('form', ['button']),
  module('button'),
  module('code', ['button', 'toast'], ['mistakes']),
  module('mistakes', ['words']),
  module('toast', ['words']),
  module('words'),
  module('callback', ['toast'], ['proof']),
  module('proof', ['words']),
];
const { neededBy, lateUses } = needsOf(modules);

test('a module needs what it imports, directly or not, and nothing that it fetches on demand', () => {
  expect([...neededBy((id) => id === 'login')].toSorted()).toEqual(['button', 'form', 'login']);
});

test('late uses count each lazy module once, however many modules fetch it', () => {
  const uses = lateUses((id) => id === 'login');
  expect(Object.fromEntries(uses)).toEqual({ button: 1, code: 1, mistakes: 1, toast: 1, words: 2 });
});

test('late uses of all modules include what another page fetches', () => {
  expect(lateUses(() => true).get('words')).toBe(3);
  expect(lateUses((id) => id === 'callback').get('toast')).toBeUndefined();
});

test('what a refused call fetches counts as late, but not what it fetches in turn', () => {
  const refusal = 'flows/step-up/step-up.ts';
  const { lateUses: uses } = needsOf([
    module('page', [], [refusal]),
    module(refusal, ['words'], ['proof']),
    module('words'),
    module('proof', ['words']),
  ]);
  expect(Object.fromEntries(uses((id) => id === 'page'))).toEqual({ [refusal]: 1, words: 1 });
});
