import { operationNames } from '../../playground/provider/operation-names.ts';
import type { Held } from './hold.ts';
import type { Result } from './results.ts';

/** The figures of the README: what was tried, counted from the last reports. */
export function figures(held: readonly Held[], results: readonly Result[]): string[] {
  const passed = results.filter(({ outcome }) => outcome === 'passed');
  const cells = new Set(passed.flatMap(({ title }) => cellsOf(title)));
  const operations = new Set([...cells].map((cell) => cell.split(' ')[0]));
  const faults = new Set([...cells].map((cell) => cell.split(' ')[1]));
  const runs = new Set(passed.map(({ run }) => run));
  const counted = (test: (one: Held) => boolean) => held.filter(test).length;
  return [
    `${held.length} threats, ${counted(({ passed, failed }) => passed > 0 && failed === 0)} held by ${passed.length} passed tests, ${counted(({ failed }) => failed > 0)} failed, ${counted(({ item }) => item.reason !== undefined)} with a reason why not`,
    `${operations.size} operations by ${faults.size} faults: ${cells.size} pairs tried`,
    `${counted(({ item }) => /^T-(?:TEXT|ADDR|SECRET|WALLET|HOST|IDP|CONN|BACK)-/.test(item.id))} kinds of hostile input, ${counted(({ item }) => item.id.startsWith('T-ENV-'))} kinds of place`,
    `runs: ${[...runs].join(', ')}`,
  ];
}

/** The pairs of an operation and a fault that a test's name tells of. */
function cellsOf(title: string): string[] {
  const fault = /T-FAULT-\d+/.exec(title)?.[0];
  const words = new Set(title.split(/[\s:,]/));
  return fault ? operationNames.filter((name) => words.has(name)).map((name) => `${name} ${fault}`) : [];
}
