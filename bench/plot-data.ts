import { type Column, valueOf } from './report.ts';

/** The columns that the plot compares by when a field that has been painted can be typed in. */
const compared = ['static page', 'rendered script tag', 'rendered React', 'script tag', 'React', 'peer'];

/** A bar of the plot: a variant at a speed, in milliseconds. */
export interface Bar {
  variant: string;
  slowdown: number;
  milliseconds: number;
}

/** The bars of one page at one speed. */
export function barsOf(columns: readonly Column[], slowdown: number): Bar[] {
  return compared.flatMap((variant) => {
    const column = columns.find(({ name }) => name === variant);
    const milliseconds = column && valueOf(column, 'painted');
    return milliseconds === undefined ? [] : [{ variant, slowdown, milliseconds }];
  });
}

const marked = /(<!-- rows: npm run bench -- --write -->\n)[\s\S]*?(<!-- rows end -->)/;

/** A document with new rows between its marks. */
export function withRows(document: string, rows: string): string {
  if (!marked.test(document)) throw new Error('The document has no marks for the rows of the benchmark.');
  return document.replace(marked, (_whole, begin: string, end: string) => `${begin}\n${rows}\n${end}`);
}
