import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '../error-message';
import { closingWords, warningsAbout } from '../init/closing-words';
import { extended, manifestText, scriptNames } from '../init/manifest';
import { nextLayout } from '../init/next-pages';
import { obstaclesTo } from '../init/obstacles';
import { packageManagerOf } from '../init/package-manager';
import { pageFiles } from '../init/pages';
import { type Framework, frameworks, recognise } from '../init/project';
import { projectDisk } from '../init/project-disk';
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
 * provider. The exit code is 1 if a file, or a page at the same address, exists already, and then nothing is written; 2
 * if no known project is found, or one whose packages are of other versions.
 */
export async function initCommand({ folder, framework, force }: InitChoices, terminal: Terminal): Promise<number> {
  const { writeFile, makeFolder, write, warn, version } = terminal;
  const disk = projectDisk(folder, terminal);
  const { at, namesIn } = disk;
  const oldText = await disk.textOf('package.json');
  if (oldText === undefined) {
    warn(`${at('package.json')} is not there: "init" begins in a project. Make one first, such as by npm init.\n`);
    return 2;
  }
  const manifest = readManifest(oldText);
  if (typeof manifest === 'string') {
    warn(`${at('package.json')} could not be read: ${manifest}\n`);
    return 2;
  }
  const found = {
    names: await namesIn('.'),
    sourceNames: await namesIn('src'),
    sharedNames: await namesIn('src/vestibule'),
  };
  const project = recognise(manifest, found, framework);
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
  const obstacles = await obstaclesTo(files, project, disk, force);
  if (obstacles !== '') {
    warn(obstacles);
    return 1;
  }
  const { emulator, test } = scriptNames(manifest.scripts);
  const changes = [
    ...files.map(({ path, text }) => ({ path, text, done: `Wrote ${at(path)}` })),
    {
      path: 'package.json',
      text: manifestText(extended(manifest, project, version), oldText),
      done: `Changed ${at('package.json')}: the packages that these files need, and the scripts "${emulator}" and "${test}"`,
    },
  ];
  for (const { path, text, done } of changes) {
    try {
      await makeFolder(dirname(at(path)));
      await writeFile(at(path), text);
    } catch (error) {
      warn(`${at(path)} could not be written: ${errorMessage(error)}\n`);
      return 2;
    }
    write(`${done}\n`);
  }
  const warnings = warningsAbout(project, manifest['type']);
  if (warnings !== '') warn(warnings);
  write(closingWords(project, files, manifest.scripts, await packageManagerOf(disk)));
  return 0;
}
