import type { Plugin } from 'vite';
import { precompress } from '../../playground/serving/precompress.ts';
import { buildScript } from '../package/build-script.ts';

/** Builds what a script tag loads beside the pages: another build, because Preact is in React's place there. */
export function scriptTag(folder: string): Plugin {
  return {
    name: 'vestibule-script-tag',
    apply: 'build',
    closeBundle: { order: 'post', sequential: true, handler: () => buildScript(folder, [precompress()]) },
  };
}
