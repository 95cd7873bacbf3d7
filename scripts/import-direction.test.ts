import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scriptOf } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The linter's report on a file of a folder that imports something. */
function report(folder: string, source: string): string {
  const place = mkdtempSync(join(root, folder, 'lint-'));
  try {
    writeFileSync(join(place, 'sample.ts'), `import { sample } from '${source}';\n\nexport const one = sample;\n`);
    return spawnSync(process.execPath, [scriptOf('oxlint'), place], { cwd: root, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(place, { recursive: true });
  }
}

test.each([
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
])('a file in %s may not import %s', (folder, source) => {
  expect(report(folder, source)).toContain('no-restricted-imports');
});

test.each([
  ['primitives', '../dialog/open-modal'],
  ['primitives', '..'],
  ['primitives/button', '../../icon-button/icon-button.css'],
  ['flows', '../../primitives/button'],
  ['flows', '../../primitives/tabs/tabs.css'],
  ['flows/oauth', '../../../primitives/dialog/open-modal'],
  ['widget', '../../primitives'],
  ['widget', '../../primitives/long-list/use-is-near'],
  ['tests', '../../primitives/phone-field/phone-field.css'],
])('a file in %s may not import the private file %s of a primitive', (folder, source) => {
  expect(report(folder, source)).toContain('primitive-imports');
});

test.each([
  ['primitives', '../button/button'],
  ['primitives/button', '../button.css'],
  ['primitives', '../testing/typed-code'],
  ['flows', '../../primitives/button/button'],
  ['flows/oauth', '../../../primitives/icon/brand-icon'],
  ['flows', '../../primitives/toast/toast-queue'],
  ['widget', '../../primitives/root.css'],
  ['.storybook', '../../primitives/banner/banner.stories'],
])('a file in %s may import %s of a primitive', (folder, source) => {
  expect(report(folder, source)).not.toContain('primitive-imports');
});

test.each([
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
])('a file in %s may import %s', (folder, source) => {
  expect(report(folder, source)).not.toContain('no-restricted-imports');
});
