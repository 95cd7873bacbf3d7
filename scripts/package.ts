import { join } from 'node:path';
import { buildCommand } from './package/build-command.ts';
import { buildModules, buildStyleSheet } from './package/build-modules.ts';
import { buildScript } from './package/build-script.ts';
import { buildTypes } from './package/build-types.ts';
import { root } from './package/root.ts';

const folder = join(root, 'dist/package');
await buildModules(folder);
await buildStyleSheet(folder);
await buildCommand(folder);
await buildTypes(folder);
await buildScript(join(folder, 'script'));
