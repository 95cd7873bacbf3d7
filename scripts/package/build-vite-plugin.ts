import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { checks } from '../build/checks.ts';
import type { NeededModules } from '../build/needed-modules.ts';
import { root } from './root.ts';

/** The place of a module in the package, by its place here. */
const packedPath = (id: string) =>
  relative(root, id)
    .split(sep)
    .join('/')
    .replace(/^node_modules\//, 'third-party/')
    .replace(/\.(?:tsx?|mjs)$/, '.js');

/**
 * The group of each module of the package that is worth one: what the first screen of a log-in needs, or asks for, and what its later
 * pieces share. What one piece alone needs is with that piece anyway.
 */
export function moduleGroups(
  folder: string,
  { first, shared, pieces, passkeys }: NeededModules,
): Record<string, string> {
  const asked = Object.values(pieces).flatMap((modules) => [...modules]);
  const named: [id: string, group: string][] = [
    ...[...shared].map((id): [string, string] => [id, 'later']),
    ...[...passkeys].map((id): [string, string] => [id, 'passkeys']),
    ...[...first, ...asked].map((id): [string, string] => [id, 'first']),
  ];
  const groups = named
    .map(([id, group]): [string, string] => [packedPath(id), group])
    .filter(([path]) => existsSync(join(folder, path)));
  return Object.fromEntries(new Map(groups));
}

/** The entry `vestibule-auth/vite`, with the groups in it. */
export async function buildVitePlugin(folder: string, needed: NeededModules): Promise<void> {
  const groups = moduleGroups(folder, needed);
  const virtual = 'virtual:vestibule-groups';
  const bundle = await rolldown({
    cwd: root,
    checks,
    input: join(root, 'tools/vite/vestibule.ts'),
    plugins: [
      {
        name: 'vestibule-groups',
        resolveId: (source) => (source === virtual ? virtual : undefined),
        load: (id) => (id === virtual ? `export const groups = ${JSON.stringify(groups)};` : undefined),
      },
    ],
  });
  await bundle.write({ file: join(folder, 'vite.js'), format: 'es' });
  await bundle.close();
}
