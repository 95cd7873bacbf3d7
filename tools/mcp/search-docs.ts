import MiniSearch, { type Options } from 'minisearch';
import type { Section } from './doc-sections';

/** Words that say nothing about the subject of a question. */
const ignored = new Set(
  'a an and any are as at be by can do does for from get how in into is it its my of on or so that the then this to use want we what when where which why will with you your'.split(
    ' ',
  ),
);

/** Other words for those of the documents: abbreviations, and American spelling. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  '2fa': ['second', 'factor'],
  a11y: ['accessibility'],
  color: ['colour', 'color'],
  csp: ['content-security-policy'],
  dark: ['dark', 'theme'],
  i18n: ['word', 'language', 'translation'],
  idp: ['identity', 'provider', 'consent'],
  l10n: ['word', 'language', 'translation'],
  login: ['log-in', 'login'],
  logout: ['log-out', 'logout'],
  mfa: ['second', 'factor'],
  otp: ['otp', 'passcode'],
  signin: ['log-in', 'sign-in'],
  signup: ['sign-up', 'signup'],
  sso: ['social', 'oauth'],
  ssr: ['server', 'render'],
  totp: ['authenticator', 'totp'],
};

/** The words of texts and questions, compared in lower case and in the singular. */
const reading = {
  tokenize: (text: string) => text.match(/[\p{L}\p{N}_-]{2,}/gu) ?? [],
  processTerm: (given: string) => {
    const word = given.toLowerCase();
    return ignored.has(word) ? null : singular(word);
  },
} satisfies Partial<Options>;

const singular = (word: string) => word.replace(/(?<=[a-z]{3})s$/, '');

const searching = {
  processTerm: (given: string) => {
    const word = reading.processTerm(given);
    return word === null ? null : [...(synonyms[word] ?? [word])];
  },
  prefix: (word: string) => word.length > 3,
  fuzzy: (word: string) => (word.length > 5 ? 0.15 : false),
};

/** A search in sections: finds those for a question, the best match first. */
export type DocSearch = (question: string, limit?: number) => readonly Section[];

/** Makes a search. A word of the file's name or of a title counts more than one of the text. */
export function docSearch(sections: readonly Section[]): DocSearch {
  const index = new MiniSearch({ ...reading, fields: ['page', 'title', 'text'] });
  index.addAll(
    sections.map(({ file, title, text }, id) => {
      const page = file.replace(/^.*\/|\.md$/g, '');
      return { id, page: `${page} ${page.replaceAll('-', ' ')}`, title, text };
    }),
  );
  return (question, limit = 5) =>
    index
      .search(question, { ...searching, boost: { page: 3, title: 4 } })
      .slice(0, limit)
      .flatMap(({ id }) => sections[id] ?? []);
}

/**
 * The text of a section, if it has at most `most` characters. Of a longer one its beginning, the lines that match the question best, and
 * as much of the others as there is room for, with an ellipsis for what is left out, and the file that has the rest.
 */
export function excerptOf({ file, text }: Section, question: string, most: number): string {
  if (text.length <= most) return text;
  const lines = text.split('\n').map((line, index): Line => ({ line, index }));
  const found = new MiniSearch({ ...reading, idField: 'index', fields: ['line'] });
  found.addAll(lines);
  const matching = found.search(question, searching).flatMap(({ id }) => lines[id] ?? []);
  // The beginning has the heads of a table.
  const end = lines.findIndex((_, index) => lengthOf(lines.slice(0, index + 1)) > most / 4);
  const wanted = new Set([...lines.slice(0, end), ...matching, ...lines]);
  const chosen = fitting(wanted, most).toSorted((one, other) => one.index - other.index);
  const shown = chosen.map(({ line, index }, at) =>
    index > 0 && chosen[at - 1]?.index !== index - 1 ? `…\n${line}` : line,
  );
  return `${shown.join('\n')}\n… This section is longer. All of it is in ${file} of the package.\n`;
}

interface Line {
  readonly line: string;
  readonly index: number;
}

/** The most characters of lines in an excerpt, each with its end and an ellipsis before it. */
const lengthOf = (lines: readonly Line[]) => lines.reduce((sum, { line }) => sum + line.length + 3, 0);

/** The lines that have room in `room` characters, taken in this order. */
function fitting(lines: Iterable<Line>, room: number): Line[] {
  let left = room;
  return [...lines].filter((line) => {
    const length = lengthOf([line]);
    if (length > left) return false;
    left -= length;
    return true;
  });
}
