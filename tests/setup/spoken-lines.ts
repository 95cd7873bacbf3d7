/** An element that is read, and its content. */
interface Read {
  phrase: string;
  inside: Read[];
}

/**
 * The lines of a page as a screen reader reads it, for reviewers. The content of an element is indented, and its end
 * is left out, because no screen reader reads it. The text of a paragraph is one line. The content of a button is
 * its name, and is not repeated. The digits of the remaining time are left out, because they change.
 * @param phrases from the virtual reader, which closes `button, Deny` with `end of button, Deny`
 */
export function spokenLines(phrases: readonly string[]): string {
  const page: Read = { phrase: '', inside: [] };
  const open = [page];
  // From the end, where each closing phrase comes before what it closes.
  for (const phrase of phrases.toReversed()) {
    const within = open[0] ?? page;
    const closed = /^end(?: of|,)? ?(.*)$/s.exec(phrase)?.[1];
    if (closed !== undefined) open.unshift({ phrase: closed, inside: [] });
    else if (open.length > 1 && phrase === within.phrase) {
      open.shift();
      open[0]?.inside.unshift(within);
    } else within.inside.unshift({ phrase, inside: [] });
  }
  return page.inside
    .flatMap((read) => (read.phrase === 'document' ? read.inside : [read]))
    .flatMap((read) => linesOf(read, ''))
    .join('\n')
    .replaceAll(/\b\d:\d\d\b/g, 'm:ss');
}

/**
 * Roles that are read by their name only: no screen reader reads their content, nor each country of a closed list.
 */
const atomic = /^(?:button|tab|checkbox|image|meter|combobox)(?:,|$)/;

/** The most things of one list that are written down. */
const longest = 8;

/** A phrase as people would say it: a place in a list in short, and nothing of what a control controls. */
const tidy = (phrase: string) =>
  phrase
    .replace(/(?:, level \d+)?, position (\d+), set size (\d+)/, ', $1 of $2')
    .replace(/, \d+ controls?(?=,|$)/, '');

function linesOf({ phrase, inside }: Read, indent: string): string[] {
  const text = inside
    .map((read) => read.phrase)
    .join(' ')
    .replaceAll(/ (?=[.,:])/g, '');
  const isText = inside.every((read) => read.inside.length === 0);
  if (phrase === 'paragraph' && isText) return [`${indent}${text}`];
  const line = `${indent}${tidy(phrase)}`;
  if (atomic.test(phrase) || (isText && phrase.split(', ').includes(text))) return [line];
  const shown = inside.length > longest && phrase.startsWith('list') ? inside.slice(0, 3) : inside;
  const rest = inside.length > shown.length ? [`${indent}  and ${inside.length - shown.length} more`] : [];
  return [line, ...shown.flatMap((read) => linesOf(read, `${indent}  `)), ...rest];
}
