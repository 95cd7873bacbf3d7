import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const registry = fileURLToPath(new URL('../../widget/styles/style-registry.ts', import.meta.url));

/**
 * Makes each compiled `.css.ts` register its CSS text with the widget's style registry instead of emitting a file (or,
 * during development, a `<style>` element), because a strict page allows neither. Place it after vanilla-extract.
 */
export function sheets(): Plugin {
  let isBuild = false;
  return {
    name: 'vestibule-sheets',
    enforce: 'post',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    transform(code, id) {
      if (!/\.css\.ts(\?|$)/.test(id)) return null;
      let count = 0;
      const replaced = code.replace(/import\s*['"]([^'"]+\.vanilla\.css)['"];?/g, (_statement, source: string) => {
        const name = `__styles${count++}`;
        // During development, a new text replaces the previous one; a built one never changes.
        const key = isBuild ? '' : `, ${JSON.stringify(source.replace(root, ''))}`;
        return `import ${name} from ${JSON.stringify(`${source}?inline`)};\nimport { registerStyles as ${name}_register } from ${JSON.stringify(registry)};\n${name}_register(${name}${key});`;
      });
      return count > 0 ? { code: replaced, map: null } : null;
    },
  };
}
