import { dirname, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { closingWords, warningsAbout } from '../init/closing-words';
import { extended } from '../init/manifest';
import { nextLayout } from '../init/next-pages';
import { pageFiles } from '../init/pages';
import { type Framework, frameworks, recognise } from '../init/project';
import { readManifest } from '../init/read-manifest';
import { sharedFiles } from '../init/shared-files';
import { versionProblem } from '../init/supported-versions';
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
 * found, or one whose packages are of other versions.
 */
export async function initCommand({ folder, framework, force }: InitChoices, terminal: Terminal): Promise<number> {
  const { readFile, writeFile, makeFolder, listFolder, write, warn, version = '0.1.0' } = terminal;
  const at = (path: string) => posix.join(folder, path);
  const namesIn = async (path: string) => ((await listFolder?.(at(path))) ?? []).map(({ name }) => name);
  const manifestText = await readFile(at('package.json')).catch(() => undefined);
  if (manifestText === undefined) {
    warn(`${at('package.json')} is not there: "init" begins in a project. Make one first, such as by npm init.\n`);
    return 2;
  }
  const manifest = readManifest(manifestText);
  if (typeof manifest === 'string') {
    warn(`${at('package.json')} could not be read: ${manifest}\n`);
    return 2;
  }
  const project = recognise(manifest, { names: await namesIn('.'), sourceNames: await namesIn('src') }, framework);
  if (typeof project === 'string') {
    warn(`${project}\n`);
    return 2;
  }
  const wrongVersions = versionProblem(manifest, project.framework);
  if (wrongVersions !== undefined) {
    warn(wrongVersions);
    return 2;
  }
  const shared = sharedFiles(project);
  const needsLayout = project.framework === 'next' && (await namesIn(project.pages)).length === 0;
  const files = [...shared.files, ...(needsLayout ? [nextLayout(project)] : []), ...pageFiles(project, shared.folder)];
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
  const warnings = warningsAbout(project, manifest['type']);
  if (warnings !== '') warn(warnings);
  write(closingWords(project, files));
  return 0;
}
