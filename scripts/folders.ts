/** The folders that contain code of the project, from the root. */
export const folders = [
  'tokens',
  'primitives',
  'flows',
  'widget',
  'tools',
  'emulator',
  'playground',
  'bench',
  'scripts',
  'tests',
  '.storybook',
] as const;
