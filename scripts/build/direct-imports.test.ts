import { expect, test } from 'vitest';
import { directImport } from './direct-imports';

test('a file that only re-exports is imported from the file that has it', () => {
  expect(directImport('export { t as Main, contactAtom } from "./login.js";\n')).toBe(
    'import("./login.js").then(({ t: Main, contactAtom: contactAtom }) => ({ Main, contactAtom }))',
  );
});

test('imports for their order alone are left out', () => {
  expect(directImport('export { t as Main } from "./login.js";\nimport "./later.js";\n')).toBe(
    'import("./login.js").then(({ t: Main }) => ({ Main }))',
  );
});

test('a file that comes whole is imported without a step between, unless a name differs', () => {
  expect(directImport('export { ContactTabs } from "./methods.js";\n')).toBe('import("./methods.js")');
  expect(directImport('export { t as ContactTabs } from "./methods.js";\n')).toContain('.then(');
});

test('a file with code of its own stays', () => {
  expect(directImport('import { t } from "./login.js";\nvar Main = t();\nexport { Main };\n')).toBeUndefined();
});
