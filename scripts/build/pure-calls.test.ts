import { expect, test } from 'vitest';
import { withPureCalls } from './pure-calls';

test('a call at the top level that only creates a value is marked as pure', () => {
  expect(withPureCalls('var screenAtom = atom("Main");\nvar of = React.createContext(null);')).toBe(
    'var screenAtom = /* @__PURE__ */ atom("Main");\nvar of = /* @__PURE__ */ React.createContext(null);',
  );
});

test('calls with effects, calls inside a function and longer names are not marked', () => {
  const code = 'registerStyles(text);\nvar root = createRoot(element);\nvar atoms = atomsOf();\n\tvar inner = atom(1);';
  expect(withPureCalls(code)).toBe(code);
});
