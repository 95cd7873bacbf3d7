/** A sentence of a document, and the line that its paragraph begins on. */
export interface Sentence {
  readonly text: string;
  readonly line: number;
}

/** The sentences of a document in Markdown: those of its paragraphs, lists and cells, without code. */
export function sentencesOf(markdown: string): Sentence[] {
  const blank = (block: string) => block.replaceAll(/[^\n]/g, '');
  const lines = markdown
    .replace(/^---\n[^]*?\n---\n/, blank)
    .replaceAll(/^(\s*)```[^]*?^\1```$/gm, blank)
    .replaceAll(/<!--[^]*?-->/g, blank)
    .split('\n');
  const sentences: Sentence[] = [];
  let paragraph: { text: string; line: number } | undefined;
  const end = () => {
    if (paragraph) sentences.push(...split(paragraph));
    paragraph = undefined;
  };
  for (const [index, line] of lines.entries()) {
    const isRow = line.startsWith('|');
    if (line.trim() === '' || isRow || /^#|^\s*(?:[-*]|\d+\.) /.test(line)) end();
    if (isRow) for (const cell of line.split(/(?<!\\)\|/)) sentences.push(...split({ text: cell, line: index + 1 }));
    else if (line.trim() !== '' && !line.startsWith('#')) {
      const text = line.replace(/^\s*(?:[-*]|\d+\.) (?:\[ \] )?/, '');
      paragraph = paragraph ? { ...paragraph, text: `${paragraph.text} ${text}` } : { text, line: index + 1 };
    }
  }
  end();
  return sentences;
}

function split({ text, line }: Sentence): Sentence[] {
  return text
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, '$1')
    .split(/(?<=[.!?:;]["”)]*) (?=["“(]?[A-Z])|(?<=[.!?])\s*$/)
    .map((sentence) => ({ text: sentence.trim(), line }))
    .filter(({ text: sentence }) => sentence !== '');
}

/** The number of words of a sentence. */
export const wordsIn = ({ text }: Sentence): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
