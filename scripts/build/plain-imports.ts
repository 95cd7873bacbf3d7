import type { Plugin } from 'vite';

const own = '__vitePreload = (load) => load()';

/** The code of a module, with a local `__vitePreload` around each `import()`. */
export function withPlainImports(code: string): string {
  return (
    code
      // As an argument of `lazy`, and elsewhere.
      .replaceAll(/\(\) => ((?:\(await )?import\("[^"]+"\))/g, `(${own}) => $1`)
      .replaceAll(/(?<!=> (?:\(await )?)\bimport\(("[^"]+")\)/g, `((${own}) => import($1))()`)
  );
}

/**
 * Keeps Vite's preloading out of the widget's lazy code. A host's Vite converts each `import()` into a call of its
 * `__vitePreload`, which adds 1 kB gzip to the page's first bytes and writes `<link>` elements into the host's head.
 * Here a local function has that name, so Vite's own is unused and is left out. In other bundlers, and in a Vite with
 * another name for it, it is a function that imports.
 */
export function plainImports(): Plugin {
  return { name: 'vestibule-plain-imports', renderChunk: (code) => ({ code: withPlainImports(code), map: null }) };
}
