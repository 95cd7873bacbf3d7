import type { Browser } from 'playwright';
import { namesStay } from './uninspected-page.ts';

/** The growth of a page after 200 mounts and unmounts. */
export interface Growth {
  nodes: number;
  listeners: number;
  /** Bytes for each. */
  heap: number;
}

const mounts = 200;

/** The time a page is left alone before it is counted, in ms: React and the browser keep the last widget removed for some moments. */
const settled = 1000;

/**
 * The flags of a browser that makes no machine code. Otherwise V8 makes some of what is called often, and most of what 200 mounts
 * seem to leave is that.
 */
export const interpreting = ['--js-flags=--no-sparkplug --no-maglev --no-opt'] as const;

/**
 * Mounts and unmounts 200 times on one page, and counts what remains. Twice as many mounts come before, which fill tables that V8
 * keeps once for each page.
 */
export async function measureGrowth(browser: Browser, address: string, ready: string): Promise<Growth> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.addInitScript({ content: namesStay });
    await page.goto(address);
    await page.waitForSelector(ready);
    const count = async () => {
      await page.waitForTimeout(settled);
      for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
      return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
    };
    const cycle = (times: number) => page.evaluate(mountOften, { times, ready });
    await cycle(mounts);
    await cycle(mounts);
    const before = await count();
    await cycle(mounts);
    const after = await count();
    return {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      heap: (after.heap - before.heap) / mounts,
    };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    bench: { mount(): unknown; unmount(mounted: unknown): void };
    mounted: unknown;
  }
}

async function mountOften({ times, ready }: { times: number; ready: string }): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    window.bench.unmount(window.mounted);
    await new Promise((resolve) => setTimeout(resolve));
    window.mounted = window.bench.mount();
    while (!document.querySelector(ready)) await new Promise((resolve) => setTimeout(resolve));
  }
}
