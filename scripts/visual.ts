import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { modes } from '../.storybook/toolbar/modes.ts';
import { chromiumPath } from './chromium.ts';
import { serveFolder } from './serve-folder.ts';
import { environmentOf } from './visual/environment.ts';
import { noteStoryEnd, type StoryEntry, takePicture } from './visual/take.ts';

// Every story in every mode against the references. They are sums of pixels, tied to a browser and its fonts; the
// pictures themselves are made anew by `--update`, beside those of the present run, in dist/visual.
const { values: options } = parseArgs({
  options: { update: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const referencesFile = 'tests/visual/references.json';

interface References {
  environment: string;
  pictures: Record<string, string>;
}

const known: References | undefined = existsSync(referencesFile)
  ? (JSON.parse(readFileSync(referencesFile, 'utf8')) as References)
  : undefined;
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  // A tile that is drawn anew in part has other pixels at round corners than one that is drawn whole.
  args: ['--no-sandbox', '--disable-gpu', '--disable-partial-raster'],
});
const environment = environmentOf(browser.version());
if (!options.update && known?.environment !== environment) {
  await browser.close();
  console.log(
    `Skipped: the references were taken with ${known?.environment ?? 'nothing yet'}, and this is ${environment}. ` +
      'Pixels of one cannot be held against the other. `npm run visual -- --update` takes references of your own.',
  );
  process.exit(0);
}

if (spawnSync('npm', ['run', '--silent', 'storybook:build'], { stdio: 'inherit' }).status !== 0) process.exit(1);
const server = await serveFolder('dist/storybook');
const index = JSON.parse(readFileSync('dist/storybook/index.json', 'utf8')) as { entries: Record<string, StoryEntry> };
const stories = Object.values(index.entries).filter(
  ({ id, type }) => type === 'story' && (!options.only || id.includes(options.only)),
);
const tasks = stories.flatMap((story) => Object.entries(modes).map(([name, mode]) => ({ story, name, mode })));
const pictures: Record<string, string> = {};
const changed: string[] = [];

async function work(): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript({ content: noteStoryEnd });
  const page = await context.newPage();
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    const key = `${task.story.id}, ${task.name}`;
    const picture = await takePicture(page, server.origin, task.story, task.mode);
    const sum = createHash('sha256').update(picture).digest('hex').slice(0, 16);
    pictures[key] = sum;
    const isSame = known?.pictures[key] === sum;
    if (!isSame) changed.push(key);
    if (!isSame || options.update)
      save(join('dist/visual', options.update ? 'references' : 'changed', `${key}.png`), picture);
  }
  await context.close();
}

function save(path: string, picture: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}

await Promise.all([work(), work()]);
await browser.close();
server.close();

if (options.update) {
  const sorted = Object.fromEntries(Object.entries({ ...(options.only && known?.pictures), ...pictures }).toSorted());
  mkdirSync(dirname(referencesFile), { recursive: true });
  writeFileSync(referencesFile, `${JSON.stringify({ environment, pictures: sorted }, null, 2)}\n`);
  console.log(
    `${Object.keys(pictures).length} references taken with ${environment}; ${changed.length} are new or changed.`,
  );
  process.exit(0);
}
console.log(
  changed.length === 0
    ? `${Object.keys(pictures).length} pictures of ${stories.length} stories, none changed.`
    : `${changed.length} of ${Object.keys(pictures).length} pictures changed; look at them in dist/visual/changed:\n${changed.join('\n')}`,
);
process.exit(changed.length === 0 ? 0 : 1);
