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

/**
 * Finds the sections for a query, the best match first. A word that occurs in few sections counts more, and a word of a
 * title counts most.
 */
export function searchDocs(sections: readonly Section[], query: string, limit = 5): readonly Section[] {
  const asked = [...new Set(wordsOf(query))];
  const indexed = sections.map((section) => ({
    section,
    title: new Set(wordsOf(section.title)),
    words: new Set(wordsOf(section.text)),
    text: `${section.title}\n${section.text}`.toLowerCase(),
  }));
  const weights = asked.map((word) => {
    const users = indexed.filter(({ text }) => text.includes(word)).length;
    return { word, weight: users === 0 ? 0 : Math.log(1 + indexed.length / users) };
  });
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
