import type { Plugin } from 'vite';

/** The comment by which a file asks V8 to compile all its functions while it is read, off the main thread (Chromium 136 and later). */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint at the head of the files with these names: those whose functions nearly all run before the first screen. */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'vestibule-compile-hints',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) file.code = hint + file.code;
      },
    },
  };
}
