import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommand } from './package/build-command.ts';
import { buildEditor } from './package/build-editor.ts';
import { buildEmulator } from './package/build-emulator.ts';
import { buildModules, buildStyleSheet } from './package/build-modules.ts';
import { buildReactServer } from './package/build-react-server.ts';
import { buildScript } from './package/build-script.ts';
import { buildTypes } from './package/build-types.ts';
import { buildVitePlugin } from './package/build-vite-plugin.ts';
import { root } from './package/root.ts';
import { buildEntry, emulatorEntries, entries, scriptEntry } from './package/sources.ts';
import { installedBill, shippedBill } from './supply/bill.ts';

const folder = join(root, 'dist/package');
await buildModules(folder);
await buildReactServer(folder);
await buildStyleSheet(folder);
await buildCommand(folder);
await buildEditor(join(folder, 'editor'));
await buildVitePlugin(folder);
await buildTypes(folder, { ...entries, ...buildEntry, ...scriptEntry });
await buildScript(join(folder, 'script'));
// The documents for language models, for this version.
await import('./llms.ts');

// The emulator is a separate package.
const emulator = join(root, 'emulator/dist');
await buildEmulator(emulator);
await buildTypes(emulator, emulatorEntries);

// The packages that an embedder installs with it, for a user who keeps an inventory.
const { name, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  name: string;
  dependencies: Record<string, string>;
};
const notices = [
  'THIRD-PARTY-NOTICES.txt',
  'THIRD-PARTY-NOTICES.command.txt',
  'script/THIRD-PARTY-NOTICES.txt',
  'editor/THIRD-PARTY-NOTICES.txt',
]
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');
const bill = shippedBill(installedBill(root), name, Object.keys(dependencies), notices);
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
