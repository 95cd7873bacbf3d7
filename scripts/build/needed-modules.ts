import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../package/root.ts';
import { outputsOf } from './outputs.ts';
import { widgetPlugins } from './plugins.ts';

const mountNames = ['identity-provider', 'login', 'passkey-registration', 'password-reset'];

/** The modules that each mount needs before its first screen: what is left of its imports when unused code is out. */
export async function neededModules(): Promise<Record<string, ReadonlySet<string>>> {
  const found: Record<string, ReadonlySet<string>> = {};
  for (const name of mountNames) found[name] = await neededBy(name);
  return found;
}

async function neededBy(mount: string): Promise<ReadonlySet<string>> {
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
        entry: [join(root, `widget/mount-${mount}.ts`), join(root, `widget/react/${mount}.tsx`)],
        formats: ['es'],
      },
      rolldownOptions: { external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') },
    },
  });
  const chunks = outputsOf(built).filter((file) => file.type === 'chunk');
  const needed = new Set<string>();
  const seen = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || seen.has(fileName)) return;
    seen.add(fileName);
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) needed.add(id);
    chunk.imports.forEach(visit);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  return needed;
}
