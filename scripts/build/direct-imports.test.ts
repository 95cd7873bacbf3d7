import { expect, test } from 'vitest';
import { directImport, withPlainTaking } from './direct-imports';

test('an import from a file that only re-exports is made from the file that defines the name', () => {
  expect(directImport('export { t as Main, contactAtom } from "./login.js";\n')).toBe(
    'import("./login.js").then(({ t: Main, contactAtom: contactAtom }) => ({ Main, contactAtom }))',
  );
});

test('imports that only set the order are removed', () => {
  expect(directImport('export { t as Main } from "./login.js";\nimport "./later.js";\n')).toBe(
    'import("./login.js").then(({ t: Main }) => ({ Main }))',
  );
});

test('a file that is re-exported as a whole is imported directly, unless a name differs', () => {
  expect(directImport('export { ContactTabs } from "./methods.js";\n')).toBe('import("./methods.js")');
  expect(directImport('export { t as ContactTabs } from "./methods.js";\n')).toContain('.then(');
});

test('a file with code of its own is kept', () => {
  expect(directImport('import { t } from "./login.js";\nvar Main = t();\nexport { Main };\n')).toBeUndefined();
});

test('an export that is taken in the same expression is named once, unless it has another name there', () => {
  const taking = (found: string) => `(await import("./later.js").then(({ ${found}: Main }) => ({ Main }))).Main`;
  expect(withPlainTaking(`const code = ${taking('Main')};`)).toBe('const code = (await import("./later.js")).Main;');
  expect(withPlainTaking(taking('t'))).toBe(taking('t'));
});
