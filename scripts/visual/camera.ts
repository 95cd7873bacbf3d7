import { type Browser, chromium, type Page, type Request } from 'playwright';
import { modes } from '../../.storybook/toolbar/modes.ts';
import { headlessChromiumPath } from '../chromium.mjs';

/** The name of a mode in which every story is shown. */
export type ModeName = keyof typeof modes;

/** The names of all modes, in the order in which their pictures are taken. */
export const modeNames: readonly ModeName[] = Object.keys(modes).filter((name): name is ModeName =>
  Object.hasOwn(modes, name),
);

/** The picture of a story in a mode. */
export interface Shot {
  picture: Buffer;
  /** True where its play function succeeded: the picture shows the state that the story is named for. */
  isPlayed: boolean;
}

/** A page of a browser that shows the stories of one Storybook. */
export interface Camera {
  /**
   * Renders a story in a mode, waits for its play function, and takes its picture. The page is loaded for the first
   * mode of a story. In the next modes the story is rendered and played again in the same page, which costs a fifth.
   */
  take(story: string, mode: ModeName): Promise<Shot>;
  close(): Promise<void>;
}

/** The time that every story is shown at. */
const moment = new Date('2026-01-01T12:00:00Z');

/** Small: a picture is as high as its page, and no higher. */
const height = 320;

/** The longest time for a story to settle, in milliseconds. */
const maxWait = 60_000;

/** Starts the browser that pictures are taken in. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: headlessChromiumPath(),
    // A partly repainted tile has other pixels at round corners than a completely painted one.
    args: ['--no-sandbox', '--disable-gpu', '--disable-partial-raster'],
  });

/** The address of every Storybook in its own page, because a story may show it: its server is reached as a proxy. */
const address = 'http://localhost';

/** Opens a page for the stories of the Storybook on a server. */
export async function openCamera(browser: Browser, server: string): Promise<Camera> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 640, height },
    proxy: { server },
  });
  await context.addInitScript({ content: noteStories });
  await context.clock.setFixedTime(moment);
  const page = await context.newPage();
  const isQuiet = watchRequests(page);
  let standing: { story: string; globals: Globals } | undefined;
  return {
    take: async (story, mode) => {
      const globals = globalsOf(mode);
      await page.setViewportSize({ width: modeOf(mode).viewport?.width ?? 640, height });
      if (standing?.story === story) {
        await renderAgain(page, story, isSame(standing.globals, globals) ? undefined : globals);
      } else await load(page, story, globals);
      standing = { story, globals };
      await waitUntilIdle(page, isQuiet, story);
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
      return { picture, isPlayed: await page.evaluate(() => Reflect.get(window, 'hasPlayFailed') !== true) };
    },
    close: () => context.close(),
  };
}

/** The settings above a story, as Storybook's toolbar sets them. */
interface Globals {
  theme: string;
  locale: string;
}

/** The part of a mode that a camera uses. */
interface Mode {
  theme: string;
  locale?: string;
  viewport?: { width: number };
}

const modeOf = (name: ModeName): Mode => modes[name];

function globalsOf(name: ModeName): Globals {
  const { theme, locale = 'en' } = modeOf(name);
  return { theme, locale };
}

const isSame = (one: Globals, other: Globals) => one.theme === other.theme && one.locale === other.locale;

async function load(page: Page, story: string, { theme, locale }: Globals): Promise<void> {
  // A picture does not show axe's result, and axe takes half the time of one.
  const globals = `a11y.manual:!true;theme:${theme.replaceAll(' ', '+')};locale:${locale}`;
  // In Chromatic's mode: the clock of countdowns is stopped.
  await page.goto(`${address}/iframe.html?chromatic=true&viewMode=story&id=${story}&globals=${globals}`);
  await page.waitForFunction(() => Reflect.get(window, 'isStoryFinished') === true, undefined, { timeout: maxWait });
}

/** Storybook's own remount of a story, without any earlier interaction. */
const renderAgain = (page: Page, story: string, globals: Globals | undefined) =>
  page.evaluate((asked) => Reflect.get(window, 'renderAgain')(asked), { story, globals });

/**
 * Runs in the page, before anything else: records when a story and its play function have ended, successfully or not.
 */
const noteStories = `
  globalThis.__name ??= (named) => named;
  const forget = () => {
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // A frame without an origin remembers nothing.
    }
  };
  forget();
  const listen = setInterval(() => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return;
    clearInterval(listen);
    channel.on('storyFinished', () => { window.isStoryFinished = true; });
    // A story is told to have ended well even then.
    channel.on('playFunctionThrewException', () => { window.hasPlayFailed = true; });
    const finished = (event, what) =>
      new Promise((resolve) => { channel.once('storyFinished', resolve); channel.emit(event, what); });
    window.renderAgain = async ({ story, globals }) => {
      forget();
      scrollTo(0, 0);
      if (globals) await finished('updateGlobals', { globals });
      window.hasPlayFailed = false;
      await finished('forceRemount', { storyId: story });
    };
  }, 5);
`;

/** Follows the requests of a page, and reports when none is pending. */
function watchRequests(page: Page): () => boolean {
  const open = new Set<Request>();
  const end = (request: Request) => void open.delete(request);
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => open.size === 0;
}

/** Waits for fonts, and for code and pictures that a play function does not wait for. */
async function waitUntilIdle(page: Page, isQuiet: () => boolean, story: string): Promise<void> {
  const end = Date.now() + maxWait;
  do {
    if (Date.now() > end) throw new Error(`${story} fetches something that never comes.`);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  } while (!isQuiet());
}
