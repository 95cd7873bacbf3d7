import { posix } from 'node:path';
import { type Item, itemsOf, reasons } from '../../scripts/trust/catalogue';

/** The texts of a repository, by their paths from its root. */
export type House = ReadonlyMap<string, string>;

/** An id of a rule (`docs/behaviour.md`) or of a threat (`docs/threats.md`). */
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
    ...[...house].flatMap(([path, text]) => [
      ...found(text, ids).flatMap((id) => (defined.has(id) ? [] : [`${path} cites ${id}, which no document defines`])),
      ...absent.flatMap((pattern) => found(text, pattern)).map((what) => `${path} cites "${what}", which is not here`),
      ...missingDocuments(house, path, text),
    ]),
  ];
}

const twice = ({ path, id }: { path: string; id: string }) => `${path} defines ${id} a second time`;

const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([what]) => what))];

/** An item's tests: at least one, each in a file that is there, by a name that stands in it; or else one of the few reasons. */
function testProblems(house: House, { id, tests, reason }: Item): string[] {
  const isTested = tests.some(({ file }) => isTest(file));
  return [
    ...(reason !== undefined && !(reason in reasons) ? [`${id} has no test, for "${reason}", which is no reason`] : []),
    ...(reason !== undefined && isTested ? [`${id} names a test, and a reason to have none`] : []),
    ...(reason === undefined && !isTested ? [`${id} names no test`] : []),
    ...tests.flatMap(({ file, name }) => {
      const text = house.get(file);
      if (text === undefined) return [`${id} names ${file}, which is not there`];
      return text.includes(name) ? [] : [`${id} names "${name}", which does not stand in ${file}`];
    }),
  ];
}

/** The documents that a text names by a file name, and that are neither beside it, nor in `docs/`, nor at that path. */
function missingDocuments(house: House, path: string, text: string): string[] {
  return found(text, /(?<![\w./*@-])[\w./-]*\w\.md\b/g)
    .filter((name) => ![name, posix.join(posix.dirname(path), name), `docs/${name}`].some((one) => house.has(one)))
    .map((name) => `${path} names ${name}, which is not there`);
}
