/** The entries of the package, by their import names. */
export const entries = {
  index: 'widget/index.ts',
  react: 'widget/react/index.ts',
  'react.server': 'widget/ssr/server/react.ts',
  element: 'widget/element/define-elements.ts',
  'sign-in': 'widget/sign-in/index.ts',
  methods: 'widget/methods.ts',
  server: 'widget/ssr/server/index.ts',
  tokens: 'tools/index.ts',
  primitives: 'widget/primitives.ts',
  flows: 'widget/flows.ts',
} as const;

/** the entry for builds: one self-contained file, which no page imports. */
export const buildEntry = { vite: 'tools/vite/vestibule.ts' } as const;

/**
 * The entry of a script tag, for its types: the global `Vestibule`. The code that it loads is built as separate
 * files.
 */
export const scriptEntry = { script: 'widget/script/index.ts' } as const;

/** The entries of the emulator's package. */
export const emulatorEntries = {
  index: 'emulator/index.ts',
  browser: 'emulator/browser/index.ts',
  client: 'emulator/client/index.ts',
  playwright: 'emulator/playwright/index.ts',
} as const;
