/** The entries of the package: what is imported by which name. */
export const entries = {
  index: 'widget/index.ts',
  react: 'widget/react/index.ts',
  'react.server': 'widget/ssr/server/react.ts',
  element: 'widget/element/index.ts',
  'sign-in': 'widget/sign-in/index.ts',
  server: 'widget/ssr/server/index.ts',
  tokens: 'tools/index.ts',
  primitives: 'widget/primitives.ts',
  flows: 'widget/flows.ts',
} as const;

/** The entries of the emulator's package. */
export const emulatorEntries = {
  index: 'emulator/index.ts',
  browser: 'emulator/browser/index.ts',
  client: 'emulator/client/index.ts',
  playwright: 'emulator/playwright/index.ts',
} as const;
