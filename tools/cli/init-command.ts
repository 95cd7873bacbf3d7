import { dirname, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { extended } from '../init/manifest';
import { pageFiles } from '../init/pages';
import { type Framework, frameworks, type Manifest, type Project, recognise } from '../init/project';
import { sharedFiles } from '../init/shared-files';
import type { Terminal } from './terminal';

/** The arguments of `init`. */
export interface InitChoices {
  readonly folder: string;
  readonly framework?: Framework;
  readonly force: boolean;
}

const isFramework = (name: string): name is Framework => frameworks.some((one) => one === name);

/** The choices, or their errors. */
export function initChoices(args: readonly string[]): InitChoices | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { framework: { type: 'string' }, force: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [folder = '.', ...more] = positionals;
    if (more.length > 0) return '"init" takes one folder, or none for this one.';
    const { framework, force = false } = values;
    if (framework === undefined) return { folder, force };
    return isFramework(framework)
      ? { folder, force, framework }
      : `"init" knows no framework "${framework}". It knows ${frameworks.join(', ')}.`;
  } catch {
    return `"init" has the options --framework (${frameworks.join(', ')}) and --force.`;
  }
}

/**
 * `init`: writes a log-in page, a callback page and an end-to-end test into a project, with the emulator as its
 * provider. The exit code is 1 if a file exists already, and then nothing is written; 2 if no known project is
 * found.
 */
export async function initCommand({ folder, framework, force }: InitChoices, terminal: Terminal): Promise<number> {
  const { readFile, writeFile, makeFolder, listFolder, write, warn, version = '0.1.0' } = terminal;
  const at = (path: string) => posix.join(folder, path);
  const manifestText = await readFile(at('package.json')).catch(() => undefined);
  if (manifestText === undefined) {
    warn(`${at('package.json')} is not there: "init" begins in a project. Make one first, such as by npm init.\n`);
    return 2;
  }
  let manifest: Manifest;
  try {
    const read: unknown = JSON.parse(manifestText);
    if (typeof read !== 'object' || read === null) throw new Error('it is no object');
    manifest = read as Manifest;
  } catch (error) {
    warn(`${at('package.json')} could not be read: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
  const names = ((await listFolder?.(folder)) ?? []).map(({ name }) => name);
  const project = recognise(manifest, names, framework);
  if (typeof project === 'string') {
    warn(`${project}\n`);
    return 2;
  }
  const shared = sharedFiles(project);
  const files = [...shared.files, ...pageFiles(project, shared.folder)];
  const present = await Promise.all(
    files.map(({ path }) =>
      readFile(at(path)).then(
        () => path,
        () => undefined,
      ),
    ),
  );
  const taken = present.filter((path) => path !== undefined);
  if (taken.length > 0 && !force) {
    warn(
      `Nothing was written: these files are there. Use --force to overwrite them.\n${taken.map((path) => `  ${path}\n`).join('')}`,
    );
    return 1;
  }
  const indent = /^[ \t]+/m.exec(manifestText)?.[0] ?? '  ';
  const changes = [
    ...files.map(({ path, text }) => ({ path, text, done: `Wrote ${at(path)}` })),
    {
      path: 'package.json',
      text: `${JSON.stringify(extended(manifest, project, version), undefined, indent)}\n`,
      done: `Changed ${at('package.json')}: the packages that these files need, and the scripts "emulator" and "test:log-in"`,
    },
  ];
  for (const { path, text, done } of changes) {
    try {
      await makeFolder?.(dirname(at(path)));
      await writeFile(at(path), text);
    } catch (error) {
      warn(`${at(path)} could not be written: ${error instanceof Error ? error.message : String(error)}\n`);
      return 2;
    }
    write(`${done}\n`);
  }
  if (manifest['type'] === 'commonjs' && project.framework === 'next')
    warn('package.json says "type": "commonjs", and Next refuses the new pages for it: write "module".\n');
  const pages = files.map(({ path }) => path).filter((path) => path.endsWith('.html'));
  write(lastWords(project) + (pages.length > 0 ? aboutBuilding(pages) : ''));
  return 0;
}

const runs = { npm: 'npm run', pnpm: 'pnpm', yarn: 'yarn', bun: 'bun run' } as const;

/** Vite builds `index.html` alone, and a page that only its development server shows is missed on deployment. */
const aboutBuilding = (pages: readonly string[]) => `
To deploy, name the pages in vite.config, because Vite builds only index.html by itself:

  build: { rollupOptions: { input: [${['index.html', ...pages].map((page) => `'${page}'`).join(', ')}] } }
`;

const lastWords = ({ framework, manager }: Project) => `
Found: ${framework}. Next:

  ${manager} install && npx playwright install chromium
  ${runs[manager]} test:log-in
`;
