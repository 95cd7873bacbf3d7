import { posix } from 'node:path';
import { type Item, itemsOf, reasons } from '../../scripts/trust/catalogue';

/** The texts of a repository, by their paths from its root. */
export type House = ReadonlyMap<string, string>;

/** An id of a rule (`docs/contributing/behaviour.md`) or of a threat (`docs/contributing/threats.md`). */
const ids = /(?<![\w-])[BT]-[A-Z]+-\d+(?!\d)/g;

const isTest = (file: string) => /\.(?:test|spec|stories)\.tsx?$/.test(file);

/** The patterns of what a clone does not have, and so must not be pointed at. */
const absent = [
  // Sections of a specification that is not here, and the specification itself.
  /\bspec,?\ssections?\b/gi,
  /\bthe\sspec\b/gi,
  // Ids that only documents outside define.
  /(?<![\w-])(?:INV|FOC|LIVE|HST|IDP|ENV|ABU|THM|FLT|SEQ|APG|AUTO|LOAD)-[A-Z]?\d+/g,
  // Folders beside the clone.
  /\.\.\/shared\b/g,
];

/** The faults in the citations of a repository, one line each; none is the only good answer. */
export function citationProblems(house: House): string[] {
  const documents = [...house].filter(([path]) => path.startsWith('docs/'));
  const items = documents.flatMap(([path, text]) => itemsOf(text).map((item) => ({ path, ...item })));
  const defined = new Set(items.map(({ id }) => id));
  return [
    ...items.filter(({ id }, index) => items.findIndex((one) => one.id === id) < index).map(twice),
    ...items.flatMap((item) => testProblems(house, item)),
    ...listProblems(house, items),
    ...[...house].flatMap(([path, text]) => [
      ...found(text, ids).flatMap((id) => (defined.has(id) ? [] : [`${path} cites ${id}, which no document defines`])),
      ...absent.flatMap((pattern) => found(text, pattern)).map((what) => `${path} cites "${what}", which is not here`),
      ...missingDocuments(house, path, text),
      ...missingFiles(house, path, text),
    ]),
  ];
}

const twice = ({ path, id }: { path: string; id: string }) => `${path} defines ${id} a second time`;

const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([what]) => what))];

/** The problems of an item's tests: it lists a file of tests of its own, or one of the accepted reasons for none. */
function testProblems(house: House, { id, tests, reason }: Item): string[] {
  const isTested = tests.some(({ file }) => isTest(file));
  const isFault = tests.some(({ file, part = '' }) => !isTest(file) && part.startsWith(`${id} `));
  return [
    ...(reason !== undefined && !(reason in reasons) ? [`${id} has no test, for "${reason}", which is no reason`] : []),
    ...(reason !== undefined && isTested ? [`${id} lists a test, and a reason to have none`] : []),
    ...(reason === undefined && !isTested ? [`${id} lists no test`] : []),
    ...tests.flatMap(({ file, part }) => {
      const text = house.get(file);
      if (text === undefined) return [`${id} lists ${file}, which does not exist`];
      if (part !== undefined) return text.includes(part) ? [] : [`${id} lists "${part}", which is not in ${file}`];
      // The titles of fault tests begin with the id, or get it from the table that the item lists.
      return isFault || text.includes(`[${id}]`) || found(text, faults).includes(id)
        ? []
        : [`${id} lists ${file}, where no title ends with [${id}]`];
    }),
  ];
}

/** The problems of the tests that have an item's id: each of their files is listed by it. */
function listProblems(house: House, items: readonly Item[]): string[] {
  const listed = new Map(items.map(({ id, tests }) => [id, new Set(tests.map(({ file }) => file))]));
  return [...house].flatMap(([path, text]) =>
    isTest(path)
      ? [...tags(text)].flatMap((id) =>
          listed.get(id)?.has(path) === false ? [`${path} has a test of ${id}, which does not list it`] : [],
        )
      : [],
  );
}

const faults = /T-FAULT-\d+/g;

/** The ids at the ends of titles. */
const tags = (text: string) => new Set([...text.matchAll(/\[([BT]-[A-Z]+-\d+)\]/g)].map(([, id = '']) => id));

/** The address of the repository's own documents, for readers of the package. */
const ownAddress = 'https://github.com/vestibule-auth/vestibule/blob/main/';

/** The documents that a text names by a file name, and that are neither beside it, nor in `docs/`, nor at that path. A run writes those of `dist/`. */
function missingDocuments(house: House, path: string, text: string): string[] {
  return found(text.replaceAll(ownAddress, ''), /(?<![\w./*@-])[\w./-]*\w\.md\b/g)
    .filter(
      (name) =>
        !name.startsWith('dist/') &&
        ![name, posix.join(posix.dirname(path), name), `docs/${name}`].some((one) => house.has(one)),
    )
    .map((name) => `${path} names ${name}, which is not there`);
}

/** The documents whose paths are those of this repository. Recordings and measurements name files of their own time. */
const isDocument = (path: string) =>
  /^(?:README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(path) && path !== 'docs/contributing/performance.md';

/** The documents for contributors, in which a file's name without a folder is also that of a file of ours. */
const isForContributors = (path: string) => /^CONTRIBUTING\.md$|^docs\/contributing\//.test(path);

/** The files that a command writes in a later run. */
const isWrittenLater = (name: string) => name.startsWith('dist/') || name === 'tests/visual/approved.json';

const sourceName = /^\w[\w.-]*\.(?:tsx?|mjs)$/;

/**
 * The files and folders that a document names in backticks, and that do not exist: paths that begin with a folder of the
 * repository, and for contributors the names of source files. An import has no extension.
 */
function missingFiles(house: House, path: string, text: string): string[] {
  if (!isDocument(path)) return [];
  const { folders, names } = indexOf(house);
  const cited = [...new Set(Array.from(text.matchAll(/`([\w@./-]+)`/g), ([, name = '']) => name))];
  return cited
    .filter((name) => {
      if (name.endsWith('.md') || isWrittenLater(name)) return false;
      if (!name.includes('/')) return isForContributors(path) && sourceName.test(name) && !names.has(name);
      const plain = name.replace(/\/$/, '');
      if (!folders.has(name.split('/')[0] ?? '')) return false;
      return !folders.has(plain) && !['', '.ts', '.tsx'].some((end) => house.has(plain + end));
    })
    .map((name) => `${path} names ${name}, which is not there`);
}

/** The folders of a repository, and the names of its files without folders. */
function indexOf(house: House) {
  const folders = new Set<string>();
  const names = new Set<string>();
  for (const path of house.keys()) {
    const parts = path.split('/');
    names.add(parts.at(-1) ?? '');
    for (let end = 1; end < parts.length; end += 1) folders.add(parts.slice(0, end).join('/'));
  }
  return { folders, names };
}
