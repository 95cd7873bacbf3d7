import type { Load } from './measure.ts';
import { markdown, median, ratio, type Series } from './report.ts';
import type { Variant } from './variants.ts';

/** Those that are compared by when a field that has been painted can be typed in. */
const compared: readonly Variant[] = ['blank HTML', 'drawn script tag', 'drawn React', 'script tag', 'React', 'peer'];

/** The drawn pages and what each is held against: the floor in time, today's mount in blocking. */
const pairs: readonly [drawn: Variant, floor: Variant, mounted: Variant][] = [
  ['drawn script tag', 'blank HTML', 'script tag'],
  ['drawn React', 'blank HTML', 'React'],
];

/** A bar of the plot: a variant at a speed, in milliseconds. */
export interface Bar {
  variant: Variant;
  slowdown: number;
  milliseconds: number;
}

/** The comparison of one page at one speed as rows: what stands in the HTML, against what a script draws. */
export function typableTable(series: readonly Series[]): string {
  const of = (variant: string, key: keyof Load) =>
    median(series.find((one) => one.variant === variant)?.loads.map((load) => load[key]) ?? []);
  const row = (title: string, key: keyof Load, digits: number, against: 'floor' | 'mounted') => [
    title,
    ...compared.map((variant) => of(variant, key)?.toFixed(digits) ?? ''),
    ...pairs.map(([drawn, floor, mounted]) => ratio(of(drawn, key), of(against === 'floor' ? floor : mounted, key))),
  ];
  return markdown([
    ['', ...compared, ...pairs.map(([drawn]) => `ratio, ${drawn}`)],
    row('typable from HTML, ms (ratio to blank HTML)', 'painted', 0, 'floor'),
    row('blocking time, ms (ratio to its own mount)', 'blocking', 0, 'mounted'),
    row('layout shift (ratio to its own mount)', 'shift', 3, 'mounted'),
  ]);
}

/** The bars of one page at one speed. */
export function barsOf(series: readonly Series[]): Bar[] {
  return compared.flatMap((variant) => {
    const one = series.find((candidate) => candidate.variant === variant);
    const milliseconds = median(one?.loads.map(({ painted }) => painted) ?? []);
    return one && milliseconds !== undefined ? [{ variant, slowdown: one.slowdown, milliseconds }] : [];
  });
}

const marked = /(<!-- typable: npm run bench -- --write -->\n)[\s\S]*?(<!-- typable ends -->)/;

/** A document with new rows between its marks. */
export function withRows(document: string, rows: string): string {
  if (!marked.test(document)) throw new Error('The document has no marks for the rows of what is typable from HTML.');
  return document.replace(marked, (_whole, begin: string, end: string) => `${begin}\n${rows}\n${end}`);
}
