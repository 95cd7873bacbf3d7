import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { watchReadiness } from './readiness.ts';
import type { Setting } from './setting.ts';

/** The measurements of one load of a page. Times in milliseconds; `bytes` are those of scripts until it could be used. */
export interface Load {
  typable: number;
  /** The moment when the field, or the button, had been painted. */
  painted: number;
  blocking: number;
  shift: number;
  bytes: number;
  heap?: number;
  /** Task time and DOM mutations for each key, where there is a field. */
  keyTime?: number;
  keyMutations?: number;
  /** From the press on submit until the words of the confirmation have been painted. */
  submit?: number;
}

/** The options of a load. */
export interface LoadOptions {
  ready: string;
  slowdown: number;
  hasField: boolean;
  /** A form that can be submitted: the e-mail field leads to "Check your email". */
  canSubmit: boolean;
  session: Setting['session'];
  /** Only the time until it can be used. */
  isBrief: boolean;
}

/** A browser context with an empty cache, and a session if the page needs one. */
export async function newContext(
  browser: Browser,
  address: string,
  session: Setting['session'],
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  await context.addCookies(Object.entries(session).map(([name, value]) => ({ name, value, url: address })));
  return context;
}

/** Loads a page with nothing cached, as slow as `slowdown` says, and uses it. */
export async function measureLoad(browser: Browser, address: string, options: LoadOptions): Promise<Load> {
  const context = await newContext(browser, address, options.session);
  try {
    return await load(context, address, options);
  } finally {
    await context.close();
  }
}

async function load(context: BrowserContext, address: string, options: LoadOptions): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown });
  const painted = await watchReadiness(page, session, { selector: options.ready, mustBeVisible: true });
  await page.addInitScript(noteDelays);
  await page.goto(address);
  await painted();
  if (options.isBrief) return page.evaluate(read);
  await page.waitForTimeout(1_000);
  const seen = await page.evaluate(read);
  await session.send('HeapProfiler.collectGarbage');
  const heap = await metric(session, 'JSHeapUsedSize');
  return {
    ...seen,
    heap,
    ...(options.hasField && (await typeInto(page, session))),
    ...(options.canSubmit && { submit: await send(page) }),
  };
}

const keys = 'ada.lovelace.of.london';

async function typeInto(page: Page, session: CDPSession): Promise<{ keyTime: number; keyMutations: number }> {
  await page.locator('input:enabled').first().focus();
  // No user types at once; what the first focus brings about is no key's.
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    window.benchMutations = 0;
    new MutationObserver((changes) => (window.benchMutations += changes.length)).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  const before = await metric(session, 'TaskDuration');
  for (const key of keys) await page.keyboard.press(key);
  const after = await metric(session, 'TaskDuration');
  const mutations = await page.evaluate(() => window.benchMutations);
  return { keyTime: ((after - before) * 1_000) / keys.length, keyMutations: mutations / keys.length };
}

/** From the press until the words are seen, measured in the page. */
async function send(page: Page): Promise<number> {
  await page.locator('input:enabled').first().fill('ada@example.com');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = Array.from(document.querySelectorAll('button')).find((one) =>
          /continue with email/i.test(one.textContent ?? ''),
        );
        const start = performance.now();
        // A message sent in a frame comes when the frame has been painted. To ask at each change what is seen would make
        // a layout of it, and count it as the widget's; so the words are looked for in the DOM.
        const painted = new MessageChannel();
        painted.port1.addEventListener('message', () => resolve(performance.now() - start));
        painted.port1.start();
        new MutationObserver(() => {
          if (!/check your email/i.test(document.body.textContent ?? '')) return;
          requestAnimationFrame(() => painted.port2.postMessage(undefined));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        button?.click();
      }),
  );
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

declare global {
  interface Window {
    benchMutations: number;
    benchShift: number;
    benchBlocking: number;
  }
}

/** In the page: records layout shifts and long tasks of the main thread. */
function noteDelays(): void {
  window.benchShift = 0;
  window.benchBlocking = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchShift += Reflect.get(entry, 'value') as number;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchBlocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

function read(): { typable: number; painted: number; blocking: number; shift: number; bytes: number } {
  const typable = performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN;
  const painted = performance.getEntriesByName('painted')[0]?.startTime ?? Number.NaN;
  const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = scripts
    .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= typable)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { typable, painted, blocking: window.benchBlocking, shift: window.benchShift, bytes };
}
