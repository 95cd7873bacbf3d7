import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { checks } from './checks.ts';

const query = '?script';

/**
 * Compiles a program that runs in the page's markup (`*.client.ts`, imported with `?script`) to a string. It is
 * minified in every build, because its hash in an embedder's policy must not depend on the embedder's build.
 */
export function pageScripts(): Plugin {
  return {
    name: 'vestibule-page-scripts',
    enforce: 'pre',
    resolveId: async function resolveScript(source, importer) {
      if (!source.endsWith(query)) return null;
      const found = await this.resolve(source.slice(0, -query.length), importer);
      return found && `${found.id}${query}`;
    },
    load: async (id) => {
      if (!id.endsWith(query)) return null;
      return `export const script = ${JSON.stringify(await builtScript(id.slice(0, -query.length)))};`;
    },
  };
}

async function builtScript(file: string): Promise<string> {
  const bundle = await rolldown({ input: file, checks, transform: { target: 'es2022' } });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  const [{ code }] = output;
  return code.trim();
}
