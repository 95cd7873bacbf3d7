import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../package/root.ts';
import { outputsOf } from './outputs.ts';
import { widgetPlugins } from './plugins.ts';

const mountNames = ['identity-provider', 'login', 'passkey-registration', 'password-reset'];

/** The remaining imports of a mount after unused code is removed. */
export interface NeededModules {
  /** Before its first screen. */
  first: ReadonlySet<string>;
  /** For the first screen or at any later time. */
  ever: ReadonlySet<string>;
  /** By the name of a chunk of Main's, if this mount needs it. */
  pieces: Readonly<Record<string, ReadonlySet<string>>>;
}

/** The chunks that the first paint of Main fetches when more than one form is configured, by their first module. */
const mainPieces = {
  methods:
    /flows[\\/](?:contact[\\/]contact-tabs\.tsx|oauth[\\/]social-options\.tsx|core[\\/]last-used[\\/]mark\.tsx|password[\\/]search-user\.actions\.ts)$/,
};

/** The modules that each mount needs. */
export async function neededModules(): Promise<Record<string, NeededModules>> {
  const found: Record<string, NeededModules> = {};
  for (const name of mountNames) found[name] = await neededBy(name);
  return found;
}

async function neededBy(mount: string): Promise<NeededModules> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [widgetPlugins()],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      lib: {
        entry: [join(root, `widget/mounts/${mount}.ts`), join(root, `widget/react/${mount}.tsx`)],
        formats: ['es'],
      },
      rolldownOptions: { external: isElsewhere },
    },
  });
  const chunks = outputsOf(built).filter((file) => file.type === 'chunk');
  const entries = chunks.filter((chunk) => chunk.isEntry);
  const first = reached(chunks, entries, (chunk) => chunk.imports);
  return {
    first,
    ever: reached(chunks, entries, (chunk) => [...chunk.imports, ...chunk.dynamicImports]),
    pieces: Object.fromEntries(
      Object.entries(mainPieces).map(([name, modules]) => {
        const started = chunks.filter((chunk) => chunk.moduleIds.some((id) => modules.test(id)));
        return [name, reached(chunks, started, (chunk) => chunk.imports)];
      }),
    ),
  };
}

/** Tells whether a module is neither ours nor Radix's, which is divided with the code that depends on it. */
function isElsewhere(id: string): boolean {
  return !/^[./\0]|^@radix-ui\//.test(id);
}

/**
 * The entry of the code that is fetched only when the provider refuses a call. Its needs have no effect on the chunks
 * before that.
 */
const uponRefusal = /flows[\\/]step-up[\\/]step-up\.ts$/;

type Chunk = Extract<ReturnType<typeof outputsOf>[number], { type: 'chunk' }>;

function reached(
  chunks: readonly Chunk[],
  entries: readonly Chunk[],
  next: (chunk: Chunk) => readonly string[],
): ReadonlySet<string> {
  const modules = new Set<string>();
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk) || chunk.moduleIds.some((id) => uponRefusal.test(id))) return;
    seen.add(chunk);
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) modules.add(id);
    const names = next(chunk);
    chunks.filter(({ fileName }) => names.includes(fileName)).forEach(visit);
  };
  entries.forEach(visit);
  return modules;
}
