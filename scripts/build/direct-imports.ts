import { dirname, relative } from 'node:path/posix';
import type { Plugin } from 'vite';

/** A file that only re-exports another one; its other lines are imports that fix the order of execution. */
const reExport = /^(?:import "[^"]+";\n)*export \{ ([^}]+) \} from ("[^"]+");\n(?:import "[^"]+";\n?)*$/;

/** The files that are fetched whole: each is one lazy module, or several that are fetched together. */
const whole = /\/(?:methods|passkeys)\.js"$/;

/**
 * The `import()` of the file that contains the code, for a file that only re-exports it; undefined where the file has
 * other code.
 */
export function directImport(code: string): string | undefined {
  const [, names = '', source = ''] = reExport.exec(code) ?? [];
  if (source === '') return undefined;
  const pairs = names.split(', ').map((name) => name.split(' as '));
  // All exports of such a file are for the modules that fetch it.
  if (whole.test(source) && pairs.every(([name, exported = name]) => name === exported)) return `import(${source})`;
  const found = pairs.map(([name = '', exported = name]) => `${name}: ${exported}`).join(', ');
  const given = pairs.map(([name = '', exported = name]) => exported).join(', ');
  return `import(${source}).then(({ ${found} }) => ({ ${given} }))`;
}

/** One export that is taken from such an import in the same expression. */
const taken = /\(await (import\("[^"]+"\))\.then\(\(\{ (\w+): \2 \}\) => \(\{ \2 \}\)\)\)\.\2\b/g;

/** The code in which such an expression names its export once, by which a bundler knows as well that the others are unused. */
export const withPlainTaking = (code: string): string => code.replaceAll(taken, '(await $1).$2');

/** The code without the import of an empty file, which the bundler leaves when all of its code is in other files. */
const withoutImport = (code: string, file: string) => code.replaceAll(`import "./${file}";\n`, '');

/**
 * Imports lazy code from the file that contains it. Where a lazy module shares a file with others, the bundler adds a
 * file that only re-exports it. A visitor would then wait for two files, one after the other.
 */
export function directImports(): Plugin {
  return {
    name: 'vestibule-direct-imports',
    generateBundle: (_options, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { fileName } of chunks.filter(({ code }) => code.trim() === '')) {
        for (const chunk of chunks) chunk.code = withoutImport(chunk.code, relative(dirname(chunk.fileName), fileName));
        delete bundle[fileName];
      }
      for (const file of chunks.filter(({ isEntry, isDynamicEntry }) => isDynamicEntry && !isEntry)) {
        const direct = directImport(file.code);
        if (direct === undefined) continue;
        const name = `import("./${file.fileName.replace(/^files\//, '')}")`;
        for (const chunk of chunks) chunk.code = withPlainTaking(chunk.code.replaceAll(name, direct));
        delete bundle[file.fileName];
      }
    },
  };
}
