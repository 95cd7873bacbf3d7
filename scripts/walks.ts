import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Ways } from '../tests/walk/flow-graph.ts';

/** The steps of walks, and their transitions. */
export interface Walk {
  steps: number;
  ways: Ways;
}

const folder = fileURLToPath(new URL('../dist/walks/', import.meta.url));

/** All walks in `dist/walks/`, as one; none where there are no walks. */
export function walksTogether(): Walk {
  const ways: Record<string, number> = {};
  let steps = 0;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const walk: Walk = JSON.parse(readFileSync(`${folder}${name}`, 'utf8'));
    steps += walk.steps;
    for (const [way, times] of Object.entries(walk.ways)) ways[way] = (ways[way] ?? 0) + times;
  }
  return { steps, ways };
}
