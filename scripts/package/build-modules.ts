import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions, type InlineConfig, type Rolldown } from 'vite';
import { checks } from '../build/checks.ts';
import { treeshake } from '../build/treeshake.ts';
import { directImports } from '../build/direct-imports.ts';
import { eagerFunctions } from '../build/eager-functions.ts';
import { packageGroups } from '../build/package-groups.ts';
import { packageModules } from '../build/package-modules.ts';
import { notices } from '../build/notices.ts';
import { outputsOf } from '../build/outputs.ts';
import { pureCalls } from '../build/pure-calls.ts';
import { plainImports } from '../build/plain-imports.ts';
import { styles, widgetPlugins } from '../build/plugins.ts';
import { root } from './root.ts';
import { entries } from './sources.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};
const outside = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
/** Tells whether the embedder's package manager installs a module. */
const isOutside = (id: string) => outside.some((name) => id === name || id.startsWith(`${name}/`));

const inputs = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)]));

/**
 * The files of the package, few and large, so that an embedder's bundler creates few files, and removes unused code.
 * Radix's files are included, because they can be made smaller only here.
 */
export async function buildModules(folder: string): Promise<void> {
  const groups = await fileGroups();
  const output = { chunkFileNames: 'files/[name].js', minifyInternalExports: false, codeSplitting: { groups } };
  const { plugins, ...rest } = settings({ outDir: folder, emptyOutDir: true }, output);
  await build({ ...rest, plugins: [plugins, eagerFunctions('index.js')] });
}

/** The groups of modules that each become one file of the package. */
export async function fileGroups() {
  const apart = outputsOf(await build(settings({ write: false }, fileForEach)));
  return packageGroups(packageModules(apart.filter((file) => file.type === 'chunk')));
}

/** The same code with a file for each module, so that each can be measured separately. */
export async function buildModulesApart(folder: string): Promise<void> {
  await build(settings({ outDir: folder, emptyOutDir: true }, fileForEach));
}

const fileForEach = { preserveModules: true, preserveModulesRoot: root } as const;

function settings(where: BuildOptions, output: Rolldown.OutputOptions): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [widgetPlugins(), notices(), plainImports(), pureCalls(), directImports()],
    build: {
      ...where,
      target: 'es2022',
      minify: false,
      // Text in a string, which no embedder's bundler minifies.
      cssMinify: 'lightningcss',
      cssCodeSplit: true,
      modulePreload: false,
      lib: { entry: inputs, formats: ['es'] },
      rolldownOptions: {
        external: isOutside,
        checks,
        treeshake,
        // The groups require it. An entry only re-exports, so none gets more exports.
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].js', ...output },
      },
    },
  };
}

/** The same styles as one file, for hosts that prefer a file. */
export async function buildStyleSheet(folder: string): Promise<void> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [styles()],
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      lib: { entry: inputs, formats: ['es'] },
      rolldownOptions: { external: isOutside, checks },
    },
  });
  const texts = outputsOf(built).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  if (texts.length === 0) throw new Error('The build made no style sheet.');
  writeFileSync(join(folder, 'styles.css'), texts.join('\n'));
  // An import for its side effect, which TypeScript 6 must be able to resolve.
  writeFileSync(join(folder, 'styles.css.d.ts'), 'export {};\n');
}
