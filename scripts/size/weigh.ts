import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';
import { checks } from '../build/checks.ts';
import { firstAnswers, publicToken } from '../build/first-answers.ts';
import { pageChunks, reactGroup } from '../build/page-chunks.ts';
import { headlessChromiumPath } from '../chromium.mjs';
import { serveFolder } from '../serve-folder.ts';
import { buildScript } from '../package/build-script.ts';
import { provideModules } from '../package/built-package.ts';
import type { SignInPage, SizePage, WeighedPage } from './pages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The package as published, without the files that no page imports. */
const packageFolder = join(root, 'dist/size/package');

/** Provides the modules that the pages import, once, before any page is measured. */
export function prepare(): Promise<void> {
  rmSync(packageFolder, { recursive: true, force: true });
  return provideModules(packageFolder);
}

/** Builds a page as an embedder would, opens it, and measures the files that were fetched before it could be used. */
export async function weigh(page: SizePage | SignInPage, isTuned: boolean): Promise<Weight> {
  const place = placeOf(page, isTuned);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'main.ts'), 'imports' in page ? signInSource(page) : source(page));
  writeFileSync(
    join(place, 'index.html'),
    '<!doctype html><html lang="en"><title>size</title><div id="app"></div><script type="module" src="./main.ts"></script></html>',
  );
  await build({
    root: place,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: 'out',
      target: 'es2022',
      // With few chunks and without preloads, or without settings. In both, React is a separate chunk, so that it can be
      // measured.
      ...(isTuned && { modulePreload: false }),
      rolldownOptions: {
        checks,
        output: isTuned ? pageChunks : { codeSplitting: { groups: [reactGroup] } },
      },
    },
  });
  // Only the build with few chunks has a budget.
  return (isTuned ? leastFetched : fetched)(join(place, 'out'), page);
}

/** The files of a page, also lazy ones, that contain one of these words. The page must be measured first, untuned. */
export function filesWith(page: WeighedPage, words: readonly string[]): string[] {
  const folder = join(placeOf(page, false), 'out/assets');
  return readdirSync(folder).filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return words.some((word) => text.includes(word));
  });
}

const placeOf = ({ name }: WeighedPage, isTuned: boolean) =>
  join(root, 'dist/size', isTuned ? 'tuned' : 'plain', name.replaceAll(/\W+/g, '-'));

/**
 * Builds the files of a script tag, opens a page with one, and measures the files that were fetched before it could be
 * used.
 */
export async function weighScript(page: SizePage): Promise<Weight> {
  const folder = join(root, 'dist/size/script');
  await buildScript(folder);
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><title>size</title><div id="app"></div>
<script type="module" src="./vestibule.js"></script>
<script type="module">
const client = Vestibule.createClient('${publicToken}', { endpoints: { testAPIURL: location.origin } });
Vestibule.${page.mount}('#app', { client, config: ${JSON.stringify(page.config)} });
</script></html>`,
  );
  return leastFetched(folder, page);
}

function source({ mount, config }: SizePage): string {
  return `import { createStytchClient } from '@stytch/vanilla-js/headless';
import { ${mount} } from '${join(packageFolder, 'index.js')}';
const client = createStytchClient('${publicToken}', { endpoints: { testAPIURL: location.origin } });
${mount}('#app', { client, config: ${JSON.stringify(config)} });
`;
}

/** A page whose button logs in: it keeps all of its imports. */
function signInSource({ imports }: SignInPage): string {
  return `import { ${imports.join(', ')} } from '${join(packageFolder, 'sign-in.js')}';
const button = document.querySelector('#app').appendChild(document.createElement('button'));
button.onclick = () => [${imports.join(', ')}].map((call) => call({ client: window.client, config: { products: ['passwords'] } }));
`;
}

/** The weight of the files that a page fetched, in bytes of gzip -9. */
export interface Weight {
  /** Ours and the client's, fetched before the first control could be used. */
  own: number;
  react: number;
  /** Ours, fetched automatically after that. */
  later: number;
  files: number;
}

/**
 * Opens a page, again if it is over its budget, and returns the least that it fetched. On a busy machine the answers that a page
 * waits for come after the moment at which it fetches later code.
 */
async function leastFetched(folder: string, page: WeighedPage): Promise<Weight> {
  let least = await fetched(folder, page);
  for (let tries = 1; tries < 3 && least.own > page.budget; tries++) {
    const next = await fetched(folder, page);
    if (next.own < least.own) least = next;
  }
  return least;
}

async function fetched(folder: string, { ready, query = '' }: WeighedPage): Promise<Weight> {
  const server = await serveFolder(folder, { answers: firstAnswers });
  const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    // A signed-in user opens the page of an identity provider.
    await page.context().addCookies([{ name: 'stytch_session', value: 'token', url: server.origin }]);
    await page.addInitScript(noteReadiness, ready);
    await page.goto(`${server.origin}/${query}`);
    await page.waitForSelector(ready);
    await page.waitForTimeout(quiet);
    const scripts = await page.evaluate(() => {
      const [{ startTime = 0 } = {}] = performance.getEntriesByName('ready');
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime: start }) => ({ file: new URL(name).pathname, isLater: start > startTime }));
    });
    const sum = (wanted: (script: { file: string; isLater: boolean }) => boolean) =>
      scripts
        .filter(wanted)
        .reduce((total, { file }) => total + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
    const isReact = (file: string) => /\/(?:react|rolldown-runtime)-/.test(file);
    return {
      own: sum(({ file, isLater }) => !isReact(file) && !isLater),
      react: sum(({ file }) => isReact(file)),
      later: sum(({ isLater }) => isLater),
      files: scripts.filter(({ isLater }) => !isLater).length,
    };
  } finally {
    await browser.close();
    server.close();
  }
}

/** The time for which a page is observed for automatic requests, in milliseconds. */
const quiet = 2_500;

/** Runs in the page: records the time of the first control. */
function noteReadiness(selector: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    performance.mark('ready');
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}
