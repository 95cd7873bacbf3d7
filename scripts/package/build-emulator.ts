import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { checks } from '../build/checks.ts';
import { notices } from '../build/notices.ts';
import { root } from './root.ts';
import { emulatorEntries } from './sources.ts';

const manifest = JSON.parse(readFileSync(join(root, 'emulator/package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};
const outside = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
/** Tells whether a module is Node's or is installed by the embedder's package manager. */
const isOutside = (id: string) =>
  id.startsWith('node:') || outside.some((name) => id === name || id.startsWith(`${name}/`));

/** The package of the emulator: its entries, the command, and the service worker as a single file. */
export async function buildEmulator(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const entries = { ...emulatorEntries, command: 'emulator/command/run.ts' };
  const modules = await rolldown({
    cwd: root,
    checks,
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])),
    external: isOutside,
  });
  await modules.write({ dir: folder, format: 'es', chunkFileNames: 'shared/[name]-[hash].js' });
  await modules.close();
  await buildWorker(folder, 'service-worker.js');
  writeFileSync(join(folder, 'service-worker.d.ts'), 'export {};\n');
}

/** The service worker of the emulator as a single file. */
export async function buildWorker(folder: string, fileName: string): Promise<void> {
  // A worker has no package manager, and must not import anything later.
  const worker = await rolldown({
    cwd: root,
    checks,
    input: join(root, 'emulator/browser/service-worker.ts'),
    platform: 'browser',
    plugins: [notices('THIRD-PARTY-NOTICES.service-worker.txt')],
  });
  await worker.write({
    dir: folder,
    format: 'iife',
    codeSplitting: false,
    minify: true,
    entryFileNames: fileName,
  });
  await worker.close();
}
