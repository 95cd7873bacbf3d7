import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildEmulator } from './package/build-emulator.ts';
import { buildModules } from './package/build-modules.ts';
import { root } from './package/root.ts';
import { runTool } from './run.mjs';

// `npm run docs:dev` and `npm run docs:build`: the documentation for embedders, by VitePress. Its live widget is the
// built package, on the emulator's service worker. VitePress is the generator because it reads these Markdown files
// unchanged and searches without a server. Starlight would require its own framework, and each page in its content
// folder.
const [command = 'build'] = process.argv.slice(2);
const widget = join(root, 'dist/package');
const emulator = join(root, 'emulator/dist');
if (command === 'build' || !existsSync(join(widget, 'index.js'))) await buildModules(widget);
if (command === 'build' || !existsSync(join(emulator, 'service-worker.js'))) await buildEmulator(emulator);
// Files that the site serves unchanged; not committed.
mkdirSync(join(root, 'docs/public'), { recursive: true });
copyFileSync(join(emulator, 'service-worker.js'), join(root, 'docs/public/vestibule-emulator.js'));
process.exit(runTool('vitepress', [command, 'docs']) ? 0 : 1);
