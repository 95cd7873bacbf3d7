import { middle } from './compare.ts';
import { type Growth, interpreting, measureGrowth } from './growth.ts';
import type { Served } from './measure-page.ts';
import type { BenchPage } from './pages.ts';
import { type KeyCost, manyPermissions, measurePermissions, type PermissionsCost } from './permissions.ts';
import { markdown, ratio } from './report.ts';
import type { Setting } from './setting.ts';
import { readStructure, type Structure } from './structure.ts';

/** A frame of a screen that renders sixty a second, in milliseconds. */
const frame = 1_000 / 60;

/** The loads of each page whose work is counted. */
const structureLoads = 7;

/** The requests and the work until the first control is painted: counts of the last load, and median times. */
export async function structureTable(page: BenchPage, served: readonly Served[], setting: Setting): Promise<string> {
  const read = served.map(({ name }) => ({ name, loads: [] as Structure[] }));
  const cookies = page.mount === 'mountLogin' ? {} : setting.session;
  for (let load = 0; load < structureLoads; load += 1) {
    for (const [index, { address }] of served.entries())
      read[index]?.loads.push(await readStructure(setting.browser, address, page, cookies));
  }
  const row = (title: string, of: (loads: readonly Structure[]) => string) => [
    title,
    ...read.map(({ loads }) => of(loads)),
  ];
  const count = (title: string, of: (structure: Structure) => number | string) =>
    row(title, (loads) => loads.slice(-1).map(of).join(''));
  const time = (title: string, of: (structure: Structure) => number) =>
    row(title, (loads) => middle(loads.map(of)).toFixed(0));
  return markdown([
    ['', ...read.map(({ name }) => name)],
    count('scripts asked for', ({ requests }) => requests),
    count('longest chain of them', ({ depth }) => depth),
    count('style recalculations', ({ styles }) => styles),
    count('layouts', ({ layouts }) => layouts),
    time('time in scripts, ms', ({ scripting }) => scripting),
    time('processor time of the main thread, ms', ({ busy }) => busy),
    count('the scripts, with their level', ({ files }) => files.join(', ')),
  ]);
}

/** The cost of thousands of permissions beside that of a few. */
export async function permissionsTable(served: readonly Served[], setting: Setting): Promise<string> {
  const costs: { name: string; cost: PermissionsCost }[] = [];
  for (const count of [manyPermissions.count, manyPermissions.few]) {
    for (const { name, variant, address } of served) {
      if (variant !== 'React' && variant !== 'script tag') continue;
      costs.push({ name: `${name}, ${count}`, cost: await measurePermissions(setting, address, count) });
    }
  }
  const row = (title: string, of: (cost: PermissionsCost) => string) => [title, ...costs.map(({ cost }) => of(cost))];
  return markdown([
    ['', ...costs.map(({ name }) => name)],
    row('rows in the page', ({ rows }) => `${rows}`),
    row('Allow is there after, ms', ({ shown }) => shown.toFixed(0)),
    row('a key that scrolls, in frames: median, slowest', ({ scroll }) => inFrames(scroll)),
    row('Tab and back, in frames: median, slowest', ({ tab }) => inFrames(tab)),
  ]);
}

const inFrames = ({ median, slowest }: KeyCost) => `${(median / frame).toFixed(2)}, ${(slowest / frame).toFixed(2)}`;

/** The growth of a page after 200 mounts and unmounts, as a table. */
export async function growthTable(page: BenchPage, served: readonly Served[], setting: Setting): Promise<string> {
  const grown: { name: string; growth: Growth }[] = [];
  const browser = await setting.launch(interpreting);
  try {
    for (const { name, variant, address } of served) {
      if (variant !== 'React' && variant !== 'script tag' && variant !== 'peer') continue;
      grown.push({ name, growth: await measureGrowth(browser, address, page.ready) });
    }
  } finally {
    await browser.close();
  }
  const of = (name: string) => grown.findIndex((one) => one.name === name);
  const row = (title: string, read: (growth: Growth) => number) => {
    const values = grown.map(({ growth }) => read(growth));
    return [title, ...values.map((value) => value.toFixed(0)), ratio(values[of('script tag')], values[of('peer')])];
  };
  return markdown([
    ['', ...grown.map(({ name }) => name), 'script tag / peer'],
    row('nodes left', ({ nodes }) => nodes),
    row('listeners left', ({ listeners }) => listeners),
    row('heap a mount, bytes', ({ heap }) => heap),
  ]);
}
