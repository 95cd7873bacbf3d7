import { code, markdownTable } from '../docs/markdown-table.ts';
import { percent, type Score } from './score.ts';

type Count = Pick<Score, 'killed' | 'total'>;

const place = /<!-- scores -->\n[\s\S]*?<!-- end of scores -->/;
const rows = /^\| `([^`]+)` *\| (\d+) of (\d+) *\|/gm;

/** The scores in the table of a document, by the names of their folders. */
export function scoresIn(document: string): Map<string, Count> {
  const [text = ''] = place.exec(document) ?? [];
  const all = [...text.matchAll(rows)];
  return new Map(all.map(([, name = '', killed, total]) => [name, { killed: Number(killed), total: Number(total) }]));
}

/** A document whose table has the new scores, and the previous ones of folders that were not measured again. */
export function withScores(document: string, measured: ReadonlyMap<string, Count>): string {
  const all = [...new Map([...scoresIn(document), ...measured])].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const table = markdownTable(
    ['code', 'faults found', 'share'],
    all.map(([name, { killed, total }]) => [code(name), `${killed} of ${total}`, percent(killed, total)]),
  );
  return document.replace(place, () => `<!-- scores -->\n\n${table}\n\n<!-- end of scores -->`);
}
