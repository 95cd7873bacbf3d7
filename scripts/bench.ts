import { cpus } from 'node:os';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startProvider } from '../emulator/node/start-provider.ts';
import { buildPage, prepareFolder } from './bench/build.ts';
import { type Growth, measureGrowth } from './bench/growth.ts';
import { type Load, measureLoad } from './bench/measure.ts';
import { markdown, ratio, type Series, tableOf } from './bench/report.ts';
import { type KeyCost, measureScopes, type ScopesCost, scopesAsked } from './bench/scopes.ts';
import { plotOf } from './bench/plot.ts';
import { barsOf, typableTable, withRows } from './bench/typable.ts';
import { type BenchPage, benchPages, type Variant } from './bench/variants.ts';
import { chromiumPath } from './chromium.mjs';
import { serveFolder } from './serve-folder.ts';

// Ours and the peer's own widget on the same pages, in turn, in one browser: ratios, because milliseconds are a machine's.
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    page: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const variants: readonly Variant[] = ['React', 'script tag', 'peer', 'bare React', 'blank page'];
/** Those whose field stands in the HTML. */
const drawnVariants: readonly Variant[] = ['drawn React', 'drawn script tag', 'blank HTML'];
const mounting: readonly Variant[] = ['React', 'script tag', 'peer'];
/** A frame of a screen that draws sixty a second, in milliseconds. */
const frame = 1_000 / 60;
const publicToken = 'public-token-test-bench';

const folder = await prepareFolder();
const provider = await startProvider({ port: 0, publicToken });
const host = await serveFolder(folder, { fill: (html) => html.replace('"PROVIDER"', `"${provider.origin}"`) });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const control = (path: string, body: object) =>
  fetch(`${provider.origin}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The plot, named with the rows that it is drawn from, so that no document names one that was never drawn. */
const plotLine =
  '![The time until a field can be typed in, as bars: a blank page, ours drawn by a server, ours by a script, the peer](pictures/typable.svg)';

/** The loads that the plot and the rows of `docs/performance.md` are drawn from. */
const typable: { page: string; slowdown: number; series: Series[] }[] = [];
const parts: string[] = [`Chromium ${browser.version()}, ${cpus().length} cores, medians of ${runs}, nothing cached.`];
try {
  const user = (await (await control('users', { email: 'ada@example.com' })).json()) as { session_token: string };
  await control('clients', {
    client_id: 'connected-app-test-invoice-robot',
    client_name: 'Invoice Robot',
    redirect_uris: [`${host.origin}/app`],
  });
  const pages = benchPages.filter(({ name }) => options.page === undefined || name === options.page);
  for (const page of pages) parts.push(await measurePage(page, user.session_token));
} finally {
  await browser.close();
  host.close();
  await provider.close();
}
const report = parts.join('\n\n');
console.log(report);
if (options.write) {
  mkdirSync('dist/reports', { recursive: true });
  writeFileSync('dist/reports/performance.md', `${report}\n`);
  writeTypable();
}

/** Writes the rows and the plot of the first page whose field may stand in the HTML. */
function writeTypable(): void {
  const [first] = typable;
  const shown = typable.filter(({ page }) => page === first?.page);
  if (!first || shown.length === 0) return;
  const rows = shown.map(({ slowdown, series }) => `At ${slowdown}x:\n\n${typableTable(series)}`);
  const guide = 'docs/performance.md';
  const text = [plotLine, parts[0], ...rows].join('\n\n');
  writeFileSync(guide, withRows(readFileSync(guide, 'utf8'), text));
  writeFileSync('docs/pictures/typable.svg', plotOf(shown.flatMap(({ series }) => barsOf(series))));
}

async function measurePage(page: BenchPage, session: string): Promise<string> {
  const built: { variant: Variant; address: string }[] = [];
  for (const variant of [...variants, ...drawnVariants]) {
    const path = await buildPage(variant, page);
    const query = page.query.replace('{origin}', encodeURIComponent(host.origin));
    if (path) built.push({ variant, address: `${host.origin}${path}${query}` });
  }
  const tables: string[] = [];
  for (const slowdown of [1, 4]) {
    const loads = new Map<Variant, Load[]>(built.map(({ variant }) => [variant, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const { variant, address } of built) {
        const load = await measureLoad(browser, address, {
          ready: page.ready,
          slowdown,
          session: page.mount === 'mountLogin' ? '' : session,
          hasField: page.mount === 'mountLogin' && !isDrawn(variant),
          canSubmit: page.name === 'magic link' && mounting.includes(variant),
        });
        loads.get(variant)?.push(load);
      }
      process.stderr.write('.');
    }
    const series = built.map(({ variant }): Series => ({
      page: page.name,
      variant,
      slowdown,
      loads: loads.get(variant) ?? [],
    }));
    const mounted = series.filter(({ variant }) => !isDrawn(variant));
    tables.push(`### At ${slowdown}x\n\n${tableOf(mounted)}`);
    if (page.mount === 'mountLogin') typable.push({ page: page.name, slowdown, series });
  }
  for (const { page: name, slowdown, series } of typable) {
    if (name === page.name) tables.push(`### Typable from HTML, at ${slowdown}x\n\n${typableTable(series)}`);
  }
  if (page.name === 'consent')
    tables.push(
      `### With ${scopesAsked.count} scopes, and with ${scopesAsked.few}, at ${scopesAsked.slowdown}x\n\n${await scopesTable(built, session)}`,
    );
  if (page.name === 'magic link') tables.push(`### After 200 mounts and unmounts\n\n${await growthTable(built, page)}`);
  return `## ${page.name}\n\n${tables.join('\n\n')}`;
}

function isDrawn(variant: string): boolean {
  return drawnVariants.some((one) => one === variant);
}

async function scopesTable(built: readonly { variant: Variant; address: string }[], session: string): Promise<string> {
  const answer = (scopes: readonly string[]) =>
    control('faults', {
      operation: 'idp.oauthAuthorizeStart',
      kind: 'status',
      status: 200,
      body: {
        data: {
          status_code: 200,
          consent_required: true,
          client: { client_name: 'Robot' },
          scope_results: scopes.map((scope) => ({ scope, is_grantable: true, description: '' })),
        },
      },
    });
  const costs: { variant: Variant; cost: ScopesCost }[] = [];
  for (const count of [scopesAsked.count, scopesAsked.few]) {
    for (const { variant, address } of built) {
      if (variant !== 'React' && variant !== 'script tag') continue;
      costs.push({ variant, cost: await measureScopes(browser, address, { session, count, answer }) });
    }
  }
  const row = (title: string, of: (cost: ScopesCost) => string) => [title, ...costs.map(({ cost }) => of(cost))];
  return markdown([
    ['', ...costs.map(({ variant }) => variant)],
    row('permissions shown', ({ rows }) => `${rows}`),
    row('Allow is there after, ms', ({ shown }) => shown.toFixed(0)),
    row('a key that scrolls, in frames: median, slowest', ({ scroll }) => inFrames(scroll)),
    row('Tab and back, in frames: median, slowest', ({ tab }) => inFrames(tab)),
  ]);
}

function inFrames({ median, slowest }: KeyCost): string {
  return `${(median / frame).toFixed(2)}, ${(slowest / frame).toFixed(2)}`;
}

async function growthTable(built: readonly { variant: Variant; address: string }[], page: BenchPage): Promise<string> {
  const grown: { variant: Variant; growth: Growth }[] = [];
  for (const { variant, address } of built) {
    if (mounting.includes(variant)) grown.push({ variant, growth: await measureGrowth(browser, address, page.ready) });
  }
  const row = (title: string, of: (growth: Growth) => number) => {
    const values = grown.map(({ growth }) => of(growth));
    const peer = grown.findIndex(({ variant }) => variant === 'peer');
    const script = grown.findIndex(({ variant }) => variant === 'script tag');
    return [title, ...values.map((value) => value.toFixed(0)), ratio(values[script], values[peer])];
  };
  return markdown([
    ['', ...grown.map(({ variant }) => variant), 'script tag / peer'],
    row('nodes left', ({ nodes }) => nodes),
    row('listeners left', ({ listeners }) => listeners),
    row('heap a mount, bytes', ({ heap }) => heap),
  ]);
}
