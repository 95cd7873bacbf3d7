import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runTool } from '../../scripts/run.mjs';

/** A suite of Playwright's list of tests. */
interface Suite {
  specs?: readonly { title: string; tags: readonly string[] }[];
  suites?: readonly Suite[];
}

const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** All journeys, as Playwright lists them. */
function journeys() {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-journeys-'));
  try {
    const report = join(folder, 'list.json');
    const env = { ...process.env, VESTIBULE_LONG: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    runTool('playwright', ['test', '--project=journeys', '--list', '--reporter=json'], { env, stdio: 'ignore' });
    const list: Suite = JSON.parse(readFileSync(report, 'utf8'));
    return specsOf(list);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('each id of a journey that the long run takes alone is also in a journey of each run', () => {
  const inLongRun = new Set<string>();
  const inEachRun = new Set<string>();
  for (const { title, tags } of journeys()) {
    for (const [id] of title.matchAll(/\[[BT]-[A-Z]+-\d+\]/g)) (tags.includes('every') ? inLongRun : inEachRun).add(id);
  }
  expect(inLongRun).not.toEqual(new Set());
  expect([...inLongRun].filter((id) => !inEachRun.has(id))).toEqual([]);
}, 60_000);
