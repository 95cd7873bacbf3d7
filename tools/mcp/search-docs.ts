/** A document of the package. */
export interface Doc {
  /** Its file, such as `docs/theming.md`. */
  readonly file: string;
  readonly text: string;
}

/** A part of a document under one heading. */
export interface Section {
  readonly file: string;
  /** The headings above it, the outer first. */
  readonly title: string;
  readonly text: string;
}

/** The sections of documents. */
export function sectionsOf(docs: readonly Doc[]): readonly Section[] {
  return docs.flatMap(({ file, text }) => {
    const sections: { file: string; title: string; text: string }[] = [];
    const path: string[] = [];
    let isCode = false;
    for (const line of text.split('\n')) {
      if (line.startsWith('```')) isCode = !isCode;
      const [, marks = '', heading = ''] = (!isCode && /^(#{1,4}) (.+)$/.exec(line)) || [];
      if (heading === '') {
        const last = sections.at(-1);
        if (last) last.text += `${line}\n`;
        continue;
      }
      path.splice(marks.length - 1, path.length, heading);
      sections.push({ file, title: path.filter((part) => part !== undefined).join(' > '), text: '' });
    }
    return sections;
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_-]{2,}/gu) ?? [];

/** The words of a query with their weights: one that occurs in few of the texts, which are in lower case, counts more. */
function weightsIn(texts: readonly string[], query: string): readonly { word: string; weight: number }[] {
  return [...new Set(wordsOf(query))].map((word) => {
    const users = texts.filter((text) => text.includes(word)).length;
    return { word, weight: users === 0 ? 0 : Math.log(1 + texts.length / users) };
  });
}

/**
 * Finds the sections for a query, the best match first. A word that occurs in few sections counts more, and a word of a
 * title counts most.
 */
export function searchDocs(sections: readonly Section[], query: string, limit = 5): readonly Section[] {
  const indexed = sections.map((section) => ({
    section,
    title: new Set(wordsOf(section.title)),
    words: new Set(wordsOf(section.text)),
    text: `${section.title}\n${section.text}`.toLowerCase(),
  }));
  const weights = weightsIn(
    indexed.map(({ text }) => text),
    query,
  );
  return indexed
    .map(({ section, title, words, text }) => ({
      section,
      score: weights.reduce((sum, { word, weight }) => {
        const times = (title.has(word) ? 4 : 0) + (words.has(word) ? 2 : 0) + (text.includes(word) ? 1 : 0);
        return sum + weight * times;
      }, 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ section }) => section);
}

interface Line {
  readonly line: string;
  readonly index: number;
}

/**
 * The text of a section, if it has at most `most` characters. Of a longer one its beginning, the lines with the rarest words of
 * `query`, and as much of the others as there is room for, with an ellipsis for what is left out, and the file that has the rest.
 */
export function excerptOf({ file, text }: Section, query: string, most: number): string {
  if (text.length <= most) return text;
  const lines = text.split('\n').map((line, index): Line => ({ line, index }));
  const score = scoreIn(lines, query);
  // The beginning has the heads of a table.
  const end = lines.findIndex((_, index) => lengthOf(lines.slice(0, index + 1)) > most / 4);
  const matching = lines.filter((line) => score(line) > 0).toSorted((one, other) => score(other) - score(one));
  const wanted = new Set([...lines.slice(0, end), ...matching, ...lines]);
  const chosen = fitting(wanted, most).toSorted((one, other) => one.index - other.index);
  const shown = chosen.map(({ line, index }, at) =>
    index > 0 && chosen[at - 1]?.index !== index - 1 ? `…\n${line}` : line,
  );
  return `${shown.join('\n')}\n… This section is longer. All of it is in ${file} of the package.\n`;
}

/** Rates a line of a section, as `searchDocs` rates sections. */
function scoreIn(lines: readonly Line[], query: string): (line: Line) => number {
  const weights = weightsIn(
    lines.map(({ line }) => line.toLowerCase()),
    query,
  );
  return ({ line }) => {
    const words = new Set(wordsOf(line));
    const lower = line.toLowerCase();
    return weights.reduce(
      (sum, { word, weight }) => sum + weight * ((words.has(word) ? 2 : 0) + (lower.includes(word) ? 1 : 0)),
      0,
    );
  };
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
