import type { Plugin } from 'vite';

const own = '__vitePreload = (load) => load()';

/** The code of a module, with a `__vitePreload` of its own around each `import()`. */
export function withPlainImports(code: string): string {
  return (
    code
      // As `lazy` is given it, and elsewhere.
      .replaceAll(/\(\) => ((?:\(await )?import\("[^"]+"\))/g, `(${own}) => $1`)
      .replaceAll(/(?<!=> (?:\(await )?)\bimport\(("[^"]+")\)/g, `((${own}) => import($1))()`)
  );
}

/**
 * Keeps Vite's preloading out of the widget's late code. A host's Vite turns each `import()` into a call of its
 * `__vitePreload`, which is 1 kB gzip in the page's first bytes and writes `<link>` elements into the host's head. Here that
 * name is something nearer, so Vite's own is not used and is left out. Other bundlers, and a Vite that calls it otherwise,
 * see a function that imports.
 */
export function plainImports(): Plugin {
  return { name: 'vestibule-plain-imports', renderChunk: (code) => ({ code: withPlainImports(code), map: null }) };
}
