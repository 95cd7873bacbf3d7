import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildModulesApart } from '../scripts/package/build-modules.ts';
import { folder } from './builds.ts';
import type { BenchPage } from './pages.ts';
import { watchReadiness } from './readiness.ts';
import { markdown } from './report.ts';
import type { Setting } from './setting.ts';
import { openUninspected } from './uninspected-page.ts';
import { sourceOf } from './page-source.ts';

/** A module that was evaluated before the first screen had been painted. */
interface EvaluatedModule {
  path: string;
  /** Time in its own functions, in milliseconds. */
  time: number;
  /** The share of its text that ran. */
  used: number;
  bytes: number;
}

/** The slowdown of the processor, so that samples are many. */
const slowdown = 4;

/** The modules of our React page that were evaluated before its first screen had been painted, the slowest first, as a table. */
export async function moduleTable(page: BenchPage, setting: Setting): Promise<string> {
  const modules = await evaluatedModules(await buildUnbundled(page), page, setting);
  const sum = (of: (module: EvaluatedModule) => number) => modules.reduce((total, module) => total + of(module), 0);
  const rows = modules.map(({ path, time, used, bytes }) => [
    path,
    time.toFixed(1),
    `${bytes}`,
    `${(used * 100).toFixed(0)} %`,
  ]);
  const total = sum(({ bytes, used }) => bytes * used) / sum(({ bytes }) => bytes);
  return markdown([
    [`module, at ${slowdown}x`, 'own time, ms', 'bytes', 'ran'],
    [
      `${modules.length} modules`,
      sum(({ time }) => time).toFixed(1),
      `${sum(({ bytes }) => bytes)}`,
      `${(total * 100).toFixed(0)} %`,
    ],
    ...rows,
  ]);
}

/** Builds a page with a file for each module, so that each can be measured separately. */
async function buildUnbundled(page: BenchPage): Promise<string> {
  const name = `modules-${page.name.replaceAll(/\W+/g, '-')}`;
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  const modules = join(place, 'vestibule');
  await buildModulesApart(modules);
  writeFileSync(join(place, 'main.js'), (await sourceOf('React', page, modules)) ?? '');
  writeFileSync(
    join(place, 'index.html'),
    '<!doctype html><html lang="en" data-provider="PROVIDER"><title>modules</title><div id="app"></div><script type="module" src="./main.js"></script></html>',
  );
  await build({
    root: place,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'out',
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: { preserveModules: true, entryFileNames: '[name].js' },
      },
    },
  });
  return `/${name}/out/`;
}

async function evaluatedModules(
  path: string,
  page: BenchPage,
  { browser, origin, session: cookies }: Setting,
): Promise<EvaluatedModule[]> {
  const address = `${origin}${path}${page.query}`;
  const tab = await openUninspected(browser, address, page.mount === 'mountLogin' ? {} : cookies);
  await tab.send('Profiler.enable');
  await tab.send('Profiler.setSamplingInterval', { interval: 100 });
  await tab.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const painted = await watchReadiness(tab, { selector: page.ready, mustBeVisible: false });
  await tab.send('Profiler.start');
  await tab.send('Page.navigate', { url: address });
  await painted();
  const { profile } = await tab.send('Profiler.stop');
  const { result } = await tab.send('Profiler.takePreciseCoverage');
  await tab.close();
  const times = new Map<string, number>();
  const urls = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.url]));
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const url = urls.get(id) ?? '';
    times.set(url, (times.get(url) ?? 0) + (profile.timeDeltas?.[index] ?? 0) / 1_000);
  }
  return result
    .filter(({ url, functions }) => url.startsWith(`${origin}${path}`) && functions.some(isRun))
    .map(({ url, functions }) => {
      const ranges = functions.flatMap((one) => one.ranges);
      const bytes = Math.max(...ranges.map(({ endOffset }) => endOffset));
      return {
        path: url.slice(origin.length + path.length),
        time: times.get(url) ?? 0,
        used: usedShare(ranges, bytes),
        bytes,
      };
    })
    .toSorted((one, other) => other.time - one.time);
}

const isRun = ({ ranges }: { ranges: readonly { count: number }[] }) => ranges.some(({ count }) => count > 0);

/** The share of a text that ran: each range says it of its own part, and an inner one counts before an outer one. */
function usedShare(
  ranges: readonly { startOffset: number; endOffset: number; count: number }[],
  bytes: number,
): number {
  const hasRun = new Uint8Array(bytes);
  const outerFirst = ranges.toSorted(
    (one, other) => other.endOffset - other.startOffset - (one.endOffset - one.startOffset),
  );
  for (const { startOffset, endOffset, count } of outerFirst) hasRun.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return hasRun.reduce((sum, one) => sum + one, 0) / bytes;
}
