import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { declarations } from './api/declarations.ts';
import { lastRelease } from './api/last-release.ts';
import { notedChanges, releaseDifference, releaseProblems } from './api/release.ts';
import { root } from './package/root.ts';
import { buildEntry, emulatorEntries, entries } from './package/sources.ts';

// The public exports of the packages that `npm run build` has made: `npm run api` writes them to `api/`, and `--
// --check` reports each file there that is out of date. Every change affects embedders and needs a changeset. Both
// commands report the differences from the last release, by its tag, and those that no changeset covers.
const folder = join(root, 'api');

/** A built package, and the prefix of its files in the record. */
interface BuiltPackage {
  readonly folder: string;
  readonly entries: Readonly<Record<string, string>>;
  readonly prefix: string;
}

const packages: readonly BuiltPackage[] = [
  { folder: join(root, 'dist/package'), entries: { ...entries, ...buildEntry }, prefix: '' },
  { folder: join(root, 'emulator/dist'), entries: emulatorEntries, prefix: 'emulator.' },
];

/** The names that an entry exports, one per line: values from the module's exports, and types. */
async function names(built: string, name: string): Promise<string> {
  const module: object = await import(pathToFileURL(join(built, `${name}.js`)).href);
  const values = new Set(Object.keys(module));
  const lists = readFileSync(join(built, `${name}.d.ts`), 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  const exported = Array.from(lists, ([, list = '']) => list.split(',')).flat();
  // The last word of each: the name that it is exported as. A type of another file has no mark of its own.
  const types = exported.flatMap((one) => /(\w+)\s*$/.exec(one)?.[1] ?? []).filter((one) => !values.has(one));
  return [
    ...[...values].toSorted().map((value) => `value ${value}`),
    ...types.toSorted().map((type) => `type ${type}`),
  ].join('\n');
}

/** The text of each file of the record. */
async function record(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { folder: built, entries: ofPackage, prefix } of packages) {
    for (const name of Object.keys(ofPackage)) {
      texts.set(`${prefix}${name}`, `${await names(built, name)}\n`);
    }
    const files = ['.', 'types'].flatMap((of) => readdirSync(join(built, of)).map((file) => join(built, of, file)));
    const all = declarations(files.filter((file) => file.endsWith('.d.ts')).map((file) => readFileSync(file, 'utf8')));
    texts.set(`${prefix}declarations`, `${all.join('\n\n')}\n`);
  }
  return texts;
}

/** The citations that no embedder can follow: the package does not contain their target. */
const absent = /\b[BT]-[A-Z]+-\d+\b|\b(?:tokens|primitives|flows|widget|docs|tests)\/[\w./*-]+\.(?:ts|tsx|md)\b/g;

const isCheck = process.argv.includes('--check');
const problems: string[] = [];
mkdirSync(folder, { recursive: true });
const there = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
const built = await record();
for (const [name, text] of built) {
  const file = `${name}.txt`;
  problems.push(
    ...(text.match(absent) ?? []).map((what) => `The types of ${name} cite ${what}, which is not with them.`),
  );
  if (!isCheck) writeFileSync(join(folder, file), text);
  else if (there.get(file) !== text) {
    problems.push(`api/${file} is not what is built: run \`npm run api\`, read the difference, add a changeset.`);
  }
}

const now = new Map(Array.from(built, ([name, text]) => [`${name}.txt`, text]));
const release = lastRelease('vestibule-auth');
if (!release) console.log('Nothing was released yet: there is no tag vestibule-auth@... to compare with.');
else {
  const changes = join(root, '.changeset');
  const changesets = readdirSync(changes).filter((file) => file.endsWith('.md'));
  const noted = notedChanges(changesets.map((file) => readFileSync(join(changes, file), 'utf8')));
  const packageOf = (file: string) => (file.startsWith('emulator.') ? 'vestibule-auth-emulator' : 'vestibule-auth');
  const difference = releaseDifference(release.record, now);
  console.log([`Since ${release.version}:`, ...(difference.length > 0 ? difference : ['nothing'])].join('\n'));
  // Without a check the record is being written: changes may get their changeset afterwards.
  if (isCheck) problems.push(...releaseProblems(release, now, noted, packageOf));
}
problems.forEach((problem) => console.error(problem));
process.exit(problems.length > 0 ? 1 : 0);
