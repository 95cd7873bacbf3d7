import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ModulesBuild from '../scripts/package/build-modules.ts';
import type * as ScriptBuild from '../scripts/package/build-script.ts';
import type * as PluginBuild from '../scripts/package/build-vite-plugin.ts';
import { root } from '../scripts/package/root.ts';

/** The folder of all that is built and served. */
export const folder = join(root, 'dist/bench');

/** A state of the sources that is measured, built. */
export interface Build {
  /** Empty for the working tree, else the name of the commit that it is compared with. */
  label: '' | 'before';
  /** The folder of the package's modules. */
  modules: string;
  /** The address of the script for a script tag. */
  script: string;
}

/** Builds the working tree, in an empty folder. */
export async function buildHere(): Promise<Build> {
  rmSync(folder, { recursive: true, force: true });
  return buildSources(root, '');
}

/**
 * Builds a commit, on the packages that are installed here, so that only our own code differs.
 * @throws where the clone does not have the commit
 */
export async function buildCommit(commit: string): Promise<Build> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30 });
  // By its hash: a branch moves.
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`).toString().trim();
  const sources = join(root, 'dist/bench-sources', hash);
  if (!existsSync(sources)) {
    // Complete, or not there.
    const unfinished = `${sources}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    execFileSync('tar', ['-x', '-C', unfinished], { input: git('archive', '--format=tar', hash) });
    symlinkSync(join(root, 'node_modules'), join(unfinished, 'node_modules'));
    renameSync(unfinished, sources);
  }
  return buildSources(sources, 'before');
}

/** Each state of the sources is built by its own scripts. */
async function buildSources(sources: string, label: Build['label']): Promise<Build> {
  const own = (path: string) => import(pathToFileURL(join(sources, 'scripts', path)).href);
  const place = join(folder, label || 'now');
  const modules = join(place, 'node_modules/vestibule-auth/dist/package');
  const { buildModules }: typeof ModulesBuild = await own('package/build-modules.ts');
  await buildModules(modules);
  // It says which files have side effects, and the plugin for Vite knows a library by the folder.
  copyFileSync(join(sources, 'package.json'), join(place, 'node_modules/vestibule-auth/package.json'));
  const { buildScript }: typeof ScriptBuild = await own('package/build-script.ts');
  await buildScript(join(place, 'script'));
  if (existsSync(join(sources, 'tools/vite'))) {
    const { buildVitePlugin }: typeof PluginBuild = await own('package/build-vite-plugin.ts');
    await buildVitePlugin(modules);
  }
  return { label, modules, script: `/${label || 'now'}/script/vestibule.js` };
}
