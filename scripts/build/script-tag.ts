import type { Plugin } from 'vite';
import { precompress } from '../../playground/serving/precompress.ts';
import { buildScript } from '../package/build-script.ts';

/**
 * Builds the files of a script tag into the folder of the pages: a separate build, because Preact replaces React there.
 */
export function scriptTag(folder: string): Plugin {
  return {
    name: 'vestibule-script-tag',
    apply: 'build',
    closeBundle: { order: 'post', sequential: true, handler: () => buildScript(folder, [precompress()]) },
  };
}
