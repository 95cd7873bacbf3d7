import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const registry = fileURLToPath(new URL('../../widget/styles/style-registry.ts', import.meta.url));

/**
 * Makes each compiled `.css.ts` register its CSS text with the widget's style registry instead of emitting a file
 * (or, while developing, a `<style>` element), because a strict page allows neither. Place it after vanilla-extract.
 */
export function sheets(): Plugin {
  return {
    name: 'vestibule-sheets',
    enforce: 'post',
    transform(code, id) {
      if (!/\.css\.ts(\?|$)/.test(id)) return null;
      let count = 0;
      const replaced = code.replace(/import\s*['"]([^'"]+\.vanilla\.css)['"];?/g, (_statement, source: string) => {
        const name = `__styles${count++}`;
        const key = JSON.stringify(source.replace(root, '').replace('.ts.vanilla.css', ''));
        return `import ${name} from ${JSON.stringify(`${source}?inline`)};\nimport { registerStyles as ${name}_register } from ${JSON.stringify(registry)};\n${name}_register(${key}, ${name});`;
      });
      return count > 0 ? { code: replaced, map: null } : null;
    },
  };
}
