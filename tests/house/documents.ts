import { posix } from 'node:path';

/** The texts of a repository, by their paths from its root. */
export type House = ReadonlyMap<string, string>;

/** An id of a rule (`docs/behaviour.md`) or of a threat (`docs/threats.md`). */
const ids = /(?<![\w-])[BT]-[A-Z]+-\d+(?!\d)/g;

/** An item that defines an id, up to the next one or the next heading. */
const definitions = /^- \*\*([BT]-[A-Z]+-\d+)\*\*(?:.(?!^(?:- \*\*|#)))*/gms;

/** A test that an item names: a file, and a part of a test's name. */
const references = /`([^`\s]+\.tsx?)` "([^"]+)"/g;

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
  const items = documents.flatMap(([path, text]) =>
    [...text.matchAll(definitions)].map(([item, id = '']) => ({ path, id, item })),
  );
  const defined = new Set(items.map(({ id }) => id));
  return [
    ...items.filter(({ id }, index) => items.findIndex((one) => one.id === id) < index).map(twice),
    ...items.flatMap(({ id, item }) => testProblems(house, id, item)),
    ...[...house].flatMap(([path, text]) => [
      ...found(text, ids).flatMap((id) => (defined.has(id) ? [] : [`${path} cites ${id}, which no document defines`])),
      ...absent.flatMap((pattern) => found(text, pattern)).map((what) => `${path} cites "${what}", which is not here`),
      ...missingDocuments(house, path, text),
    ]),
  ];
}

const twice = ({ path, id }: { path: string; id: string }) => `${path} defines ${id} a second time`;

const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([what]) => what))];

/** An item's tests: at least one, each in a file that is there, by a name that stands in it. */
function testProblems(house: House, id: string, item: string): string[] {
  const named = [...item.matchAll(references)].map(([, file = '', name = '']) => ({ file, name }));
  return [
    ...(named.some(({ file }) => isTest(file)) ? [] : [`${id} names no test`]),
    ...named.flatMap(({ file, name }) => {
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
