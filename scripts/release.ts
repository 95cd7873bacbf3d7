import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './package/root.ts';
import { readNpm, runNpm } from './run.mjs';

// `npm run release` publishes both packages with provenance, in a workflow; `-- --dry-run` lists what it would publish,
// offline, from the output of `npm run build`. Either stops if something for a release is missing.
const isDry = process.argv.includes('--dry-run');

/** The packages, and the files that each must contain for a release: changes, licence, notices, bill of materials. */
const packages = [
  {
    folder: root,
    needed: [
      'CHANGELOG.md',
      'LICENSE',
      'dist/package/THIRD-PARTY-NOTICES.txt',
      'dist/package/THIRD-PARTY-NOTICES.command.txt',
      'dist/package/script/THIRD-PARTY-NOTICES.txt',
      'dist/package/sbom.cdx.json',
      'llms.txt',
      'skills/vestibule/SKILL.md',
    ],
  },
  {
    folder: join(root, 'emulator'),
    needed: ['CHANGELOG.md', 'LICENSE', 'dist/THIRD-PARTY-NOTICES.service-worker.txt'],
  },
];

/** The files that npm would pack, and their size. */
function packed(folder: string): { paths: readonly string[]; size: number } {
  const answer = readNpm(['pack', '--dry-run', '--json', '--ignore-scripts', '--workspaces=false'], { cwd: folder });
  const [one] = JSON.parse(answer) as { files: { path: string }[]; size: number }[];
  return { paths: one?.files.map(({ path }) => path) ?? [], size: one?.size ?? 0 };
}

const problems: string[] = [];
for (const { folder, needed } of packages) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    repository?: { url?: string };
  };
  const { paths, size } = packed(folder);
  const missing = needed.filter((file) => !paths.includes(file));
  problems.push(...missing.map((file) => `${manifest.name} is packed without ${file}.`));
  // npm compares it with the workflow's own repository before it signs the provenance.
  if (!manifest.repository?.url) problems.push(`${manifest.name} names no repository, so no provenance can be proven.`);
  console.log(`${manifest.name}@${manifest.version}: ${paths.length} files, ${Math.round(size / 1_000)} kB`);
}
const changesets = existsSync(join(root, '.changeset'))
  ? readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md'))
  : [];
if (changesets.length > 0) {
  const words = `${changesets.length} changesets are not in a changelog yet: npm run version writes them there`;
  if (isDry) console.log(`${words}.`);
  else problems.push(`${words}, in a commit of its own.`);
}
const isClean = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout.trim() === '';
if (!isDry && !isClean) problems.push('Something here is not committed.');
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

const published =
  isDry ||
  packages.every(({ folder }) =>
    runNpm(['publish', '--provenance', '--access', 'public', '--workspaces=false'], { cwd: folder }),
  );
process.exit(published ? 0 : 1);
