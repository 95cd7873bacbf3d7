import { instance } from '@viz-js/viz';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { drawingOf, flowOf, type Ways } from '../tests/walk/flow-graph';

/** Draws the walks of `dist/walks/` in `docs/flow.svg`, and fails on a screen that none came to or that none could leave. */
const folder = 'dist/walks';
const sum: Record<string, number> = {};
let steps = 0;
for (const name of readdirSync(folder)) {
  const walk: { steps: number; ways: Ways } = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
  steps += walk.steps;
  for (const [way, times] of Object.entries(walk.ways)) sum[way] = (sum[way] ?? 0) + times;
}
const flow = flowOf(sum);
const viz = await instance();
writeFileSync('docs/flow.svg', viz.renderString(drawingOf(flow), { format: 'svg' }));
console.log(`${steps} steps over ${flow.steps.size} places and ${flow.edges.length} ways between them: docs/flow.svg`);
for (const fault of flow.faults) console.error(fault);
process.exit(flow.faults.length === 0 ? 0 : 1);
