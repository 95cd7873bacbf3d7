import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { scriptOf } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** A folder, and what a file in it imports. */
type Import = readonly [folder: string, source: string];

const forbidden: readonly Import[] = [
  ['tokens', '../../primitives/button/button'],
  ['tokens', '../../tools/color/srgb'],
  ['tokens', '../../tools'],
  ['tools', '../../primitives/button/button'],
  ['tools', '../../widget/locales/nl'],
  ['tools/migrate', '../../../playground/run'],
  ['tools/migrate', '../../../primitives/button/button'],
  ['primitives', '../../tools'],
  ['primitives', '../../tools/color/srgb'],
  ['flows', '../../tools/theme/token-paths'],
  ['flows/oauth', '../../../tools/theme/token-paths'],
  ['flows/core', '../../../tools/theme/token-paths'],
  ['widget', '../../tools'],
  ['widget', '../../tools/contrast/check-theme'],
  ['widget/host', '../../../tools/migrate/migrate'],
  ['widget/mistakes', '../../../tools/contrast/check-theme'],
  ['widget/development', '../../../tools/migrate/migrate'],
  ['primitives', '../../flows/otp'],
  ['primitives', 'jotai/react'],
  ['flows', '../../widget'],
  ['flows', '@stytch/vanilla-js/headless'],
  ['flows', '../otp/otp.atoms'],
  ['flows', '../contact/email/email-form.atoms'],
  ['flows/oauth', '../../otp/otp.atoms'],
  ['widget', '../../playground/run'],
  ['widget', '../../emulator/provider'],
  ['flows', '../../emulator/provider'],
  ['emulator', '../../playground/run'],
  ['emulator', '../../widget'],
  ['emulator/provider', '../../../flows/otp'],
  ['emulator', 'vestibule-auth'],
];

const privateFiles: readonly Import[] = [
  ['primitives', '../dialog/open-modal'],
  ['primitives', '..'],
  ['primitives/button', '../../icon-button/icon-button.css'],
  ['flows', '../../primitives/button'],
  ['flows', '../../primitives/tabs/tabs.css'],
  ['flows/oauth', '../../../primitives/dialog/open-modal'],
  ['widget', '../../primitives'],
  ['widget', '../../primitives/long-list/use-is-near'],
  ['tests', '../../primitives/phone-field/phone-field.css'],
];

const primitiveFiles: readonly Import[] = [
  ['primitives', '../button/button'],
  ['primitives/button', '../button.css'],
  ['primitives', '../testing/typed-code'],
  ['flows', '../../primitives/button/button'],
  ['flows/oauth', '../../../primitives/icon/brand-icon'],
  ['flows', '../../primitives/toast/toast-queue'],
  ['widget', '../../primitives/root.css'],
  ['.storybook', '../../primitives/banner/banner.stories'],
];

const allowed: readonly Import[] = [
  ['primitives', '../../tokens/contract.css'],
  ['tokens', '../theme'],
  ['tools', '../../tokens/theme'],
  ['tools', '../color/srgb'],
  ['tools/migrate', '../../theme/token-paths'],
  ['tools/migrate', '../../../widget/locales/nl'],
  ['flows', '../otp'],
  ['flows', '../core/action/action'],
  ['flows', '../oauth/one-tap/one-tap.lazy'],
  ['flows/oauth', '../../otp'],
  ['flows/oauth', '../../core/action/action'],
  ['flows/oauth', '../oauth.atoms'],
  ['flows/oauth', '../../../primitives/button/button'],
  ['widget', '../../flows/otp'],
  ['playground', '../../emulator/node/start-provider'],
];

// The rules in a folder of their own: samples in the repository would fail the checks that run beside the tests.
const copy = mkdtempSync(join(tmpdir(), 'vestibule-lint-'));
afterAll(() => rmSync(copy, { recursive: true }));
for (const part of ['.oxlintrc.json', 'scripts/lint']) cpSync(join(root, part), join(copy, part), { recursive: true });

const places = new Map(
  [...forbidden, ...privateFiles, ...primitiveFiles, ...allowed].map(([folder, source], index) => {
    const place = `${folder}/sample-${index}`;
    mkdirSync(join(copy, place), { recursive: true });
    writeFileSync(
      join(copy, place, 'sample.ts'),
      `import { sample } from '${source}';\n\nexport const one = sample;\n`,
    );
    return [`${folder} ${source}`, place];
  }),
);

// One run for all of them: the linter takes longer to start than to read a file.
const { stdout } = spawnSync(process.execPath, [scriptOf('oxlint'), '--format', 'json', ...places.values()], {
  cwd: copy,
  encoding: 'utf8',
});
const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);

/** The rules that the file of a folder breaks which imports something. */
const brokenRules = (folder: string, source: string): string[] => {
  const place = places.get(`${folder} ${source}`);
  return diagnostics.filter(({ filename }) => dirname(filename) === place).map(({ code }) => code);
};

test.each(forbidden)('a file in %s may not import %s', (folder, source) => {
  expect(brokenRules(folder, source)).toContain('eslint(no-restricted-imports)');
});

test.each(privateFiles)('a file in %s may not import the private file %s of a primitive', (folder, source) => {
  expect(brokenRules(folder, source)).toContain('vestibule(primitive-imports)');
});

test.each(primitiveFiles)('a file in %s may import %s of a primitive', (folder, source) => {
  expect(brokenRules(folder, source)).not.toContain('vestibule(primitive-imports)');
});

test.each(allowed)('a file in %s may import %s', (folder, source) => {
  expect(brokenRules(folder, source)).not.toContain('eslint(no-restricted-imports)');
});
