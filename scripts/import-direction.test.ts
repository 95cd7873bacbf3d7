import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scriptOf } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The linter's answer to a file of a folder that imports something. */
function complaint(folder: string, source: string): string {
  const place = mkdtempSync(join(root, folder, 'lint-'));
  try {
    writeFileSync(join(place, 'sample.ts'), `import { sample } from '${source}';\n\nexport const one = sample;\n`);
    return spawnSync(process.execPath, [scriptOf('oxlint'), place], { cwd: root, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(place, { recursive: true });
  }
}

test.each([
  ['tokens', '../../primitives/button'],
  ['tokens', '../tools/color/srgb'],
  ['tokens', '..'],
  ['tokens/tools', '../../../primitives/button'],
  ['primitives', '../../tokens'],
  ['primitives', '../../tokens/tools/color/srgb'],
  ['flows', '../../tokens/tools/theme/token-paths'],
  ['flows/oauth', '../../../tokens/tools/theme/token-paths'],
  ['flows/core', '../../../tokens/tools/theme/token-paths'],
  ['widget', '../../tokens/index'],
  ['widget', '../../tokens/tools/contrast/check-theme'],
  ['widget', '../tools/migrate/migrate'],
  ['widget/tools', '../../../playground/run'],
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
])('an engineer who imports against the house (%s imports %s) is told', (folder, source) => {
  expect(complaint(folder, source)).toContain('no-restricted-imports');
});

test.each([
  ['primitives', '../../tokens/contract.css'],
  ['tokens', '../theme'],
  ['tokens/tools', '../../theme'],
  ['tokens/tools', '../color/srgb'],
  ['widget/tools', '../../../tokens/tools/theme/token-paths'],
  ['flows', '../otp'],
  ['flows', '../core/action/action'],
  ['flows', '../oauth/one-tap/one-tap.lazy'],
  ['flows/oauth', '../../otp'],
  ['flows/oauth', '../../core/action/action'],
  ['flows/oauth', '../oauth.atoms'],
  ['flows/oauth', '../../../primitives/button'],
  ['widget', '../../flows/otp'],
  ['playground', '../../emulator/node/start-provider'],
])('an engineer who imports with the house (%s imports %s) is not', (folder, source) => {
  expect(complaint(folder, source)).not.toContain('no-restricted-imports');
});
