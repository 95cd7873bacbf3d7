/** A document of the package. */
export interface Doc {
  /** Its file, such as `docs/theming.md`. */
  readonly file: string;
  readonly text: string;
}

/** A part of a document under one heading. */
export interface Section {
  readonly file: string;
  /** The heading, with those above it before it. */
  readonly title: string;
  readonly text: string;
}

/** The sections of documents. */
export function sectionsOf(docs: readonly Doc[]): readonly Section[] {
  return docs.flatMap(({ file, text }) => {
    const sections: { file: string; title: string; text: string }[] = [];
    const path: { level: number; heading: string }[] = [];
    let isCode = false;
    for (const line of text.split('\n')) {
      if (line.startsWith('```')) isCode = !isCode;
      const [, marks = '', heading = ''] = (!isCode && /^(#{1,4}) (.+)$/.exec(line)) || [];
      if (heading === '') {
        const last = sections.at(-1);
        if (last) last.text += `${line}\n`;
        continue;
      }
      while ((path.at(-1)?.level ?? 0) >= marks.length) path.pop();
      path.push({ level: marks.length, heading });
      sections.push({ file, title: path.map((one) => one.heading).join(' > '), text: '' });
    }
    return sections;
  });
}
