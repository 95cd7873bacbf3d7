import type { Plugin } from 'vite';

/** A file that only re-exports what another one has; the rest of its lines import files for their order alone. */
const reExport = /^(?:import "[^"]+";\n)*export \{ ([^}]+) \} from ("[^"]+");\n(?:import "[^"]+";\n?)*$/;

/** The files that are fetched whole: each of them is one piece of late code, or a few that come together. */
const whole = /\/(?:methods|passkeys)\.js"$/;

/** The `import()` of what a file re-exports, from the file that has it; undefined where the code does more. */
export function directImport(code: string): string | undefined {
  const [, names = '', source = ''] = reExport.exec(code) ?? [];
  if (source === '') return undefined;
  const pairs = names.split(', ').map((name) => name.split(' as '));
  // All that such a file has is for the pieces that fetch it.
  if (whole.test(source) && pairs.every(([name, exported = name]) => name === exported)) return `import(${source})`;
  const taken = pairs.map(([name = '', exported = name]) => `${name}: ${exported}`).join(', ');
  const given = pairs.map(([name = '', exported = name]) => exported).join(', ');
  return `import(${source}).then(({ ${taken} }) => ({ ${given} }))`;
}

/**
 * Imports late code from the file that has it. Where a piece of late code shares a file with others, the bundler makes a file besides
 * that only re-exports, and a visitor would wait for two files, one after the other.
 */
export function directImports(): Plugin {
  return {
    name: 'vestibule-direct-imports',
    generateBundle: (_options, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const file of chunks.filter(({ isEntry, isDynamicEntry }) => isDynamicEntry && !isEntry)) {
        const direct = directImport(file.code);
        if (direct === undefined) continue;
        const name = `import("./${file.fileName.replace(/^files\//, '')}")`;
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(name, direct);
        delete bundle[file.fileName];
      }
    },
  };
}
