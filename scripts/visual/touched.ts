import { createHash } from 'node:crypto';
import type { ModuleGraph } from '../build/module-graph.ts';

/** A story, as Storybook's index names it. */
export interface StoryEntry {
  id: string;
  type: string;
  /** The page in the list: `Screens/Main`. */
  title: string;
  /** The name beneath it: `Sending`. */
  name: string;
  /** The file of its stories, from the root: `./flows/main/main.stories.tsx`. */
  importPath: string;
}

/** A story whose picture may have changed, with the sum of its modules on each side. */
export interface TouchedStory {
  story: StoryEntry;
  /** The hash before; undefined where the story did not exist. */
  before: string | undefined;
  after: string;
}

/** The hash of modules that a build does not record. */
export const unknown = 'unknown';

/** One side of a comparison: a built Storybook. */
export interface Side {
  stories: readonly StoryEntry[];
  /** The graph of its build; undefined where it is older than the graph. */
  graph: ModuleGraph | undefined;
}

/** The locales that some mode shows. The files of the others are lazy, and not in any picture. */
type ShownLocales = ReadonlySet<string>;

/**
 * The stories that a change affects: those whose own modules, or whose page's, have changed. Where a graph is missing,
 * or where all are requested, it is every story.
 */
export function touchedStories(before: Side, after: Side, shown: ShownLocales, isAll = false): TouchedStory[] {
  const earlier = new Map(before.stories.map((story) => [story.id, story]));
  const sumBefore = storySums(before.graph, shown);
  const sumAfter = storySums(after.graph, shown);
  return after.stories.flatMap((story) => {
    const former = earlier.get(story.id);
    const touched = { story, before: former && sumBefore(former), after: sumAfter(story) };
    const isSame = touched.before === touched.after && touched.after !== unknown;
    return isSame && !isAll ? [] : [touched];
  });
}

/** Returns the hash of all modules of a story: its file, its imports, and the page around it. */
function storySums(graph: ModuleGraph | undefined, shown: ShownLocales): (story: StoryEntry) => string {
  if (!graph) return () => unknown;
  const entries = Object.keys(graph).filter((path) => graph[path]?.isEntry);
  const page = reached(graph, entries, shown);
  const sums = new Map<string, string>();
  return ({ importPath }) => {
    const known = sums.get(importPath);
    if (known) return known;
    const modules = new Set([...page, ...reached(graph, [importPath.replace(/^\.\//, '')], shown)]);
    const text = [...modules].toSorted().map((path) => `${path} ${graph[path]?.sum ?? ''}`);
    const sum = createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16);
    sums.set(importPath, sum);
    return sum;
  };
}

/** Storybook's list of all story files imports each of them, and is not in any picture. */
const isList = (path: string) => path.endsWith('/storybook-stories.js');

function reached(graph: ModuleGraph, starts: readonly string[], shown: ShownLocales): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const module = graph[path];
    if (!module || found.has(path) || isList(path)) continue;
    found.add(path);
    waiting.push(...module.imports, ...module.fetches.filter((late) => isShown(late, shown)));
  }
  return found;
}

/** The languages that no mode shows are never fetched. */
function isShown(path: string, shown: ShownLocales): boolean {
  const [, tag] = /^widget\/locales\/([a-z]{2}(?:-\w+)?)\.ts$/.exec(path) ?? [];
  return tag === undefined || shown.has(tag);
}
