import type { Plugin } from 'vite';

/** The modules that a mount fetches for its first screen, besides the script itself. */
const firstModules = {
  // With passwords, tabs or social sign-in. A form alone is in the script.
  mountLogin: [/flows[\\/]contact[\\/]contact-tabs\.tsx$/],
  mountIdentityProvider: [/widget[\\/]script[\\/]make-client\.ts$/, /widget[\\/]mounts[\\/]identity-provider\.ts$/],
} as const;

/** The content of `preload.json`: by the name of a mount, the files that its first screen fetches, relative to the folder. */
export type PreloadList = Readonly<Record<keyof typeof firstModules, readonly string[]>>;

/** Writes `preload.json` beside the script. A page that names these files in its HTML fetches them together with it. */
export function preloadList(): Plugin {
  return {
    name: 'vestibule-preload-list',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunkOf = (module: RegExp) => {
        const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
        if (!found) throw new Error(`No file of the script contains ${module}: see preload-list.ts.`);
        return found;
      };
      const filesOf = (modules: readonly RegExp[]) => {
        const files = modules.map(chunkOf).flatMap(({ fileName, imports }) => [fileName, ...imports]);
        return [...new Set(files)].filter((file) => !chunks.some((one) => one.isEntry && one.fileName === file));
      };
      const list: PreloadList = {
        mountLogin: filesOf(firstModules.mountLogin),
        mountIdentityProvider: filesOf(firstModules.mountIdentityProvider),
      };
      this.emitFile({ type: 'asset', fileName: 'preload.json', source: `${JSON.stringify(list, undefined, 2)}\n` });
    },
  };
}
