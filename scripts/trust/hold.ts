import type { Item, Reference } from './catalogue.ts';
import type { Result } from './results.ts';

/** The word of the last runs on an item: how many tests hold it, and which it names that never ran. */
export interface Held {
  item: Item;
  passed: number;
  failed: number;
  /** Named tests that no report knows: they belong to the long run, or to an engine that is not here. */
  absent: readonly Reference[];
}

/** The word of the results on each item. */
export function hold(items: readonly Item[], results: readonly Result[]): Held[] {
  return items.map((item) => {
    const byReference = item.tests.map((reference) => resultsOf(reference, results));
    // A case may bear the id in its own name; in files where some do, the others are about something else.
    const own = results.filter(({ title }) => bears(title, item.id));
    const ownFiles = new Set(own.map(({ file }) => file));
    const named = byReference.flat().filter(({ file }) => !ownFiles.has(file));
    const all = [...new Set([...own, ...named])];
    return {
      item,
      passed: all.filter(({ outcome }) => outcome === 'passed').length,
      failed: all.filter(({ outcome }) => outcome === 'failed').length,
      absent: item.tests.filter(
        ({ file }, index) => isTestFile(file) && !byReference[index]?.some(({ outcome }) => outcome !== 'skipped'),
      ),
    };
  });
}

/** The last result of an item, in a word. */
export function verdict({ item, passed, failed, absent }: Held): string {
  if (item.reason !== undefined) return `no test (${item.reason})`;
  if (failed > 0) return `FAILED ${failed} of ${passed + failed}`;
  if (passed === 0) return 'not run';
  return absent.length > 0 ? `passed ${passed}, in part` : `passed ${passed}`;
}

const isTestFile = (file: string) => /\.(?:test|spec|stories)\.tsx?$/.test(file);

const bears = (title: string, id: string) => new RegExp(`(?<![\\w-])${id}(?!\\d)`).test(title);

/** A name as it stands in the source may have gaps that the run fills: `${name}`, `%s`, `$name`. */
function resultsOf({ file, name }: Reference, results: readonly Result[]): Result[] {
  const pattern = new RegExp(
    name
      .split(/\$\{[^}]*\}|%[sdijfoO%]|\$\w+/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
    's',
  );
  return results.filter((result) => result.file === file && pattern.test(result.title));
}
