import type { Item, Reference } from './catalogue.ts';
import type { Result } from './results.ts';

/** The last results of an item: how many of its tests passed and failed, and which of its files have no result. */
export interface Held {
  item: Item;
  passed: number;
  failed: number;
  /** Listed files without a result: they belong to the long run, or to an engine that is not installed. */
  absent: readonly Reference[];
}

/** The results of each item: of the tests whose titles have its id, and of the stories it lists. */
export function hold(items: readonly Item[], results: readonly Result[]): Held[] {
  return items.map((item) => {
    const all = results.filter((result) => hasId(result.title, item.id) || isListedStory(item, result));
    const ran = new Set(all.filter(({ outcome }) => outcome !== 'skipped').map(({ file }) => file));
    return {
      item,
      passed: all.filter(({ outcome }) => outcome === 'passed').length,
      failed: all.filter(({ outcome }) => outcome === 'failed').length,
      absent: item.tests.filter(({ file }) => isTestFile(file) && !ran.has(file)),
    };
  });
}

/** The last result of an item, as one word. */
export function verdict({ item, passed, failed, absent }: Held): string {
  if (item.reason !== undefined) return `no test (${item.reason})`;
  if (failed > 0) return `FAILED ${failed} of ${passed + failed}`;
  if (passed === 0) return 'not run';
  return absent.length > 0 ? `passed ${passed}, in part` : `passed ${passed}`;
}

const isTestFile = (file: string) => /\.(?:test|spec|stories)\.tsx?$/.test(file);

/** The id may occur without brackets, as in the titles of the fault tables. */
const hasId = (title: string, id: string) => new RegExp(`(?<![\\w-])${id}(?!\\d)`).test(title);

/**
 * A story is listed by its export, and a result has its name with spaces: `export const CopyRefused`, "Copy Refused".
 */
function isListedStory({ tests }: Item, { file, title }: Result): boolean {
  return tests.some(({ file: listed, part = '' }) => {
    const story = /^export const (\w+)$/.exec(part)?.[1];
    return file === listed && story !== undefined && title.replaceAll(' ', '').endsWith(story);
  });
}
