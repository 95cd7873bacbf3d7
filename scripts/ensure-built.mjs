import { isCurrent } from './is-current.mjs';
import { runTool } from './run.mjs';

/** The folders and files that the pages of the playground are made of. */
export const sources = [
  'tokens',
  'primitives',
  'flows',
  'widget',
  'tools',
  'playground',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Builds the pages of the playground, unless a build exists that is newer than every source. */
export function ensureBuilt() {
  if (isCurrent('dist/playground/.vite/manifest.json', sources)) return;
  console.log('Building ...');
  if (runTool('vite', ['build', '--logLevel', 'warn'])) return;
  console.error('\nThe build failed; the reason is above.');
  process.exit(1);
}
