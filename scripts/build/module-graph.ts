import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** A module of a build. */
export interface GraphModule {
  /** The hash of its output, by which two builds can be compared on any machine. */
  sum: string;
  /** The modules that it imports. */
  imports: readonly string[];
  /** The modules that it fetches on demand. */
  fetches: readonly string[];
  /** True for an entry of the page. */
  isEntry?: true;
}

/** Every module of a build, by its path from the root of the project. */
export type ModuleGraph = Readonly<Record<string, GraphModule>>;

/** The name of the file that holds the graph, in the folder of the build. */
export const graphFile = 'modules.json';

/** Writes the graph of a build into its folder: the output and the imports of each module. */
export function moduleGraph(): Plugin {
  const styles = new Map<string, string>();
  let root = '';
  const portable = (text: string) => withoutPlaces(text, root);
  return {
    name: 'vestibule-module-graph',
    apply: 'build',
    configResolved: ({ root: place }) => {
      root = place.replaceAll('\\', '/');
    },
    // The text of a style sheet moves from its module to a separate file.
    transform: {
      order: 'pre',
      handler: (code, id) => {
        if (/\.css($|\?)/.test(id)) styles.set(id, code);
        return null;
      },
    },
    generateBundle() {
      const graph: Record<string, GraphModule> = {};
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        if (!module) continue;
        graph[portable(id)] = {
          sum: isList(id) ? '' : sumOf(portable(`${module.code ?? ''}${styles.get(id) ?? ''}`)),
          imports: module.importedIds.map(portable),
          fetches: module.dynamicallyImportedIds.map(portable),
          ...(module.isEntry && { isEntry: true }),
        };
      }
      this.emitFile({ type: 'asset', fileName: graphFile, source: JSON.stringify(graph) });
    },
  };
}

/** Storybook's lists of its imports have names that contain the path; their content is in the graph itself. */
const isList = (id: string) => id.includes('virtual:/@storybook/');

/** A text without the path of the project, so that two builds of the same sources are equal. */
export function withoutPlaces(text: string, root: string): string {
  return (
    text
      .replaceAll('\\\\', '/')
      // A nested package has one name at any path of the outer one.
      .replaceAll(/(?:\/|[a-z]:)[^"'`\s()<>]*\/node_modules\//gi, 'node_modules/')
      .replaceAll(`${root}/`, '')
      .replaceAll(root, '')
  );
}

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
