/** The entries of the package: what is imported by which name. */
export const entries = {
  index: 'widget/index.ts',
  react: 'widget/react/index.ts',
  'react.server': 'widget/server/react.ts',
  element: 'widget/element/index.ts',
  server: 'widget/server/index.ts',
  tokens: 'tokens/index.ts',
  primitives: 'primitives/index.ts',
  flows: 'widget/flows.ts',
} as const;
