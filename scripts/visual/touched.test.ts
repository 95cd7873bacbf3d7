import { expect, test } from 'vitest';
import type { ModuleGraph } from '../build/module-graph';
import { type Side, type StoryEntry, touchedStories } from './touched';

const story = (id: string, importPath: string): StoryEntry => ({ id, type: 'story', title: id, name: id, importPath });
const button = story('button', './primitives/button/button.stories.tsx');
const icon = story('icon', './primitives/icon/icon.stories.tsx');
const main = story('main', './flows/main/main.stories.tsx');

/** Each module by its path: its imports and its lazy imports. */
type Modules = Readonly<Record<string, readonly [imports: readonly string[], fetches?: readonly string[]]>>;

const modules: Modules = {
  'iframe.html': [['\0virtual:/project-annotations.js', '\0virtual:/storybook-stories.js']],
  '\0virtual:/project-annotations.js': [['.storybook/preview.tsx']],
  '\0virtual:/storybook-stories.js': [
    [],
    ['primitives/button/button.stories.tsx', 'primitives/icon/icon.stories.tsx', 'flows/main/main.stories.tsx'],
  ],
  '.storybook/preview.tsx': [['tokens/theme.ts'], ['widget/locales/ar.ts', 'widget/locales/de.ts']],
  'tokens/theme.ts': [[]],
  'widget/locales/ar.ts': [[]],
  'widget/locales/de.ts': [[]],
  'primitives/button/button.stories.tsx': [['primitives/button/button.tsx']],
  'primitives/button/button.tsx': [['primitives/button/button.css.ts']],
  'primitives/button/button.css.ts': [[]],
  'primitives/icon/icon.stories.tsx': [[]],
  'flows/main/main.stories.tsx': [['flows/main/main.screen.tsx']],
  'flows/main/main.screen.tsx': [['primitives/button/button.tsx'], ['flows/otp/otp.screen.tsx']],
  'flows/otp/otp.screen.tsx': [[]],
};

function side(changed: readonly string[] = [], stories = [button, icon, main]): Side {
  const graph: ModuleGraph = Object.fromEntries(
    Object.entries(modules).map(([path, [imports, fetches = []]]) => [
      path,
      {
        sum: changed.includes(path) ? 'other' : 'same',
        imports,
        fetches,
        ...(path === 'iframe.html' && { isEntry: true as const }),
      },
    ]),
  );
  return { stories, graph };
}

const touched = (before: Side, after: Side, isAll?: boolean) =>
  touchedStories(before, after, new Set(['ar']), isAll).map(({ story: { id } }) => id);

test('a change that is in no story selects none', () => {
  expect(touched(side(), side())).toEqual([]);
});

test.each([
  ['a story itself', 'primitives/icon/icon.stories.tsx', ['icon']],
  ['the style of a primitive', 'primitives/button/button.css.ts', ['button', 'main']],
  ['a screen that comes late', 'flows/otp/otp.screen.tsx', ['main']],
  ['the page around every story', 'tokens/theme.ts', ['button', 'icon', 'main']],
  ['a language that a mode shows', 'widget/locales/ar.ts', ['button', 'icon', 'main']],
  ['a language that no mode shows', 'widget/locales/de.ts', []],
  ['the list of all stories alone', '\0virtual:/storybook-stories.js', []],
])('a change in %s selects the stories that contain it', (_what, path, stories) => {
  expect(touched(side(), side([path]))).toEqual(stories);
});

test('a new story is selected, without an earlier picture', () => {
  const [first, ...others] = touchedStories(side([], [button, main]), side(), new Set());
  expect(others).toEqual([]);
  expect(first).toMatchObject({ story: { id: 'icon' }, before: undefined });
});

test('all stories are selected on request, or if the branch began before graphs were stored', () => {
  expect(touched(side(), side(), true)).toEqual(['button', 'icon', 'main']);
  expect(touched({ ...side(), graph: undefined }, side())).toEqual(['button', 'icon', 'main']);
});
