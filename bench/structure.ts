import type { Browser } from 'playwright';
import type { BenchPage } from './pages.ts';
import type { Setting } from './setting.ts';
import { watchReadiness } from './readiness.ts';
import { openUninspected } from './uninspected-page.ts';

/** The work of a page until its first control had been painted. A busy machine does not change the counts. */
export interface Structure {
  /** The requested scripts. */
  requests: number;
  /** The longest chain of scripts of which one requests the next; 1 if the HTML requests all. */
  depth: number;
  styles: number;
  layouts: number;
  /** Time in scripts, in milliseconds. */
  scripting: number;
  /** Time that the processor spent on the main thread, in milliseconds: it varies much less than the time that passes. */
  busy: number;
  /** The files in the order of their requests, each with the level of its chain. */
  files: readonly string[];
}

/** An event of Chromium's trace, as far as it is read; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** The time of the processor for it. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { data?: { frame?: string; url?: string; message?: string } };
}

/** The protocol's description of a request, with the script or the document that sent it. */
interface RequestSent {
  type?: string;
  request: { url: string };
  initiator: { url?: string; stack?: { callFrames: { url: string }[] } };
}

/** Loads a page once with an empty cache, and counts events in Chromium's trace. */
export async function readStructure(
  browser: Browser,
  address: string,
  { ready }: BenchPage,
  cookies: Setting['session'],
): Promise<Structure> {
  const page = await openUninspected(browser, address, cookies);
  const level = new Map<string, number>();
  await page.send('Network.enable');
  page.on('Network.requestWillBeSent', ({ request, initiator, type }: RequestSent) => {
    if (type !== 'Script') return;
    const asker = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? '';
    level.set(request.url, (level.get(asker) ?? 0) + 1);
  });
  const painted = await watchReadiness(page, { selector: ready, mustBeVisible: false });
  await browser.startTracing(undefined, { categories: ['devtools.timeline', 'blink.user_timing', 'v8', 'toplevel'] });
  await page.send('Page.navigate', { url: address });
  await painted();
  const asked = await page.evaluate(() => {
    const ready = performance.getEntriesByName('ready')[0]?.startTime ?? 0;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.filter(({ name, startTime }) => name.endsWith('.js') && startTime <= ready).map(({ name }) => name);
  });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.close();
  return { ...untilPainted(trace.traceEvents), ...requestsOf(asked, level) };
}

function requestsOf(asked: readonly string[], level: ReadonlyMap<string, number>) {
  const levelOf = (url: string) => level.get(url) ?? 1;
  return {
    requests: asked.length,
    depth: Math.max(0, ...asked.map(levelOf)),
    files: asked.map((url) => `${levelOf(url)} ${new URL(url).pathname.split('/').at(-1) ?? ''}`),
  };
}

function untilPainted(events: readonly TraceEvent[]): Pick<Structure, 'styles' | 'layouts' | 'scripting' | 'busy'> {
  const painted = events.find(({ name, ph }) => name === 'painted' && /[RIin]/.test(ph));
  const own = events.filter(({ pid, tid, ts }) => pid === painted?.pid && tid === painted.tid && ts <= painted.ts);
  const named = (...names: string[]) => own.filter(({ name, ph }) => names.includes(name) && ph === 'X');
  const scripts = named('EvaluateScript', 'FunctionCall', 'v8.evaluateModule', 'RunMicrotasks', 'v8.callFunction');
  return {
    styles: named('UpdateLayoutTree').length,
    layouts: named('Layout').length,
    scripting: outermost(scripts).reduce((sum, { dur = 0 }) => sum + dur, 0) / 1_000,
    busy: outermost(own.filter(({ ph }) => ph === 'X')).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000,
  };
}

/** The events that are within no other one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events
    .toSorted((one, other) => one.ts - other.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
