import { instance } from '@viz-js/viz';
import { writeFileSync } from 'node:fs';
import { drawingOf, flowOf } from '../tests/walk/flow-graph';
import { walksTogether } from './walks';

/** Draws the walks of `dist/walks/` in `docs/flow.svg`, and fails on a screen that none came to or that none could leave. */
const { steps, ways } = walksTogether();
const flow = flowOf(ways);
const viz = await instance();
writeFileSync('docs/flow.svg', viz.renderString(drawingOf(flow), { format: 'svg' }));
console.log(`${steps} steps over ${flow.steps.size} places and ${flow.edges.length} ways between them: docs/flow.svg`);
for (const fault of flow.faults) console.error(fault);
process.exit(flow.faults.length === 0 ? 0 : 1);
