import { instance } from '@viz-js/viz';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dotOf, flowOf } from '../tests/walk/flow-graph';
import { walksTogether } from './walks';

/** Draws the walks of `dist/walks/` in `dist/reports/flow.svg`, and fails on a screen that no walk reached or left. */
const { steps, ways } = walksTogether();
const flow = flowOf(ways);
const viz = await instance();
mkdirSync('dist/reports', { recursive: true });
writeFileSync('dist/reports/flow.svg', viz.renderString(dotOf(flow), { format: 'svg' }));
console.log(
  `${steps} steps over ${flow.steps.size} places and ${flow.edges.length} ways between them: dist/reports/flow.svg`,
);
for (const fault of flow.faults) console.error(fault);
process.exit(flow.faults.length === 0 ? 0 : 1);
