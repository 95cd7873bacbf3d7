import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { watchReadiness } from './readiness.ts';
import type { Setting } from './setting.ts';
import { openUninspected, type UninspectedPage } from './uninspected-page.ts';

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

/** Loads a page with nothing cached, as slow as `slowdown` says, and uses it. */
export async function measureLoad(browser: Browser, address: string, options: LoadOptions): Promise<Load> {
  const page = await openUninspected(browser, address, options.session);
  try {
    return await load(page, address, options);
  } finally {
    await page.close();
  }
}

async function load(page: UninspectedPage, address: string, options: LoadOptions): Promise<Load> {
  await page.send('Performance.enable');
  await page.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown });
  const painted = await watchReadiness(page, { selector: options.ready, mustBeVisible: true });
  await page.addInitScript(noteDelays);
  await page.send('Page.navigate', { url: address });
  await painted();
  if (options.isBrief) return page.evaluate(read);
  await delay(1_000);
  const seen = await page.evaluate(read);
  await page.send('HeapProfiler.collectGarbage');
  const heap = await metric(page, 'JSHeapUsedSize');
  return {
    ...seen,
    heap,
    ...(options.hasField && (await typeInto(page))),
    ...(options.canSubmit && { submit: await submit(page) }),
  };
}

const keys = 'ada.lovelace.of.london';

async function typeInto(page: UninspectedPage): Promise<{ keyTime: number; keyMutations: number }> {
  await page.evaluate(focusField);
  // No user types at once; what the first focus brings about is no key's.
  await delay(500);
  await page.evaluate(countMutations);
  const before = await metric(page, 'TaskDuration');
  for (const key of keys) {
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
  const after = await metric(page, 'TaskDuration');
  const mutations = await page.evaluate(() => window.benchMutations);
  return { keyTime: ((after - before) * 1_000) / keys.length, keyMutations: mutations / keys.length };
}

/** In the page: focuses the first field, and selects what it has. */
function focusField(): void {
  const field = document.querySelector<HTMLInputElement>('input:enabled');
  field?.focus();
  field?.select();
}

function countMutations(): void {
  window.benchMutations = 0;
  new MutationObserver((changes) => (window.benchMutations += changes.length)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/** From the press until the words are seen, measured in the page. */
async function submit(page: UninspectedPage): Promise<number> {
  await page.evaluate(focusField);
  await page.send('Input.insertText', { text: 'ada@example.com' });
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

async function metric(page: UninspectedPage, name: string): Promise<number> {
  const { metrics } = await page.send('Performance.getMetrics');
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
