import { operationNames } from '../../emulator/provider/operation-names.ts';
import type { Walk } from '../walks.ts';
import { type Held, verdict } from './hold.ts';
import type { Result } from './results.ts';

/** The figures of the README: the number of tested cases, counted from the last reports. */
export function figures(held: readonly Held[], results: readonly Result[], walk: Walk): string[] {
  const passed = results.filter(({ outcome }) => outcome === 'passed');
  const cells = new Set(passed.flatMap(({ title }) => cellsOf(title)));
  const operations = new Set([...cells].map((cell) => cell.split(' ')[0]));
  const faults = new Set([...cells].map((cell) => cell.split(' ')[1]));
  const runs = new Set(passed.map(({ run }) => run));
  const counted = (test: (one: Held) => boolean) => held.filter(test).length;
  const isHostile = /^T-(?:ADDR|ANSWER|BACK|CONN|HOST|IDP|SECRET|TEXT|WALLET)-/;
  return [
    `${operations.size} calls by ${faults.size} faults: ${cells.size} pairs tried, and nothing typed was lost`,
    `${counted(({ item }) => isHostile.test(item.id))} kinds of hostile input, ${counted(({ item }) => item.id.startsWith('T-RACE-'))} races, ${counted(({ item }) => item.id.startsWith('T-ENV-'))} kinds of place`,
    `${held.length} cases in all: ${counted(({ passed, failed, absent }) => passed > 0 && failed + absent.length === 0)} held, ${counted(({ failed }) => failed > 0)} failed, ${counted((one) => verdict(one).endsWith('in part'))} tried in part, ${counted((one) => verdict(one) === 'not run')} not run, ${counted(({ item }) => item.reason !== undefined)} that no test of ours can hold`,
    `${passed.length} tests passed in ${runs.size} runs (${[...runs].join(', ')}); ${walk.steps} steps walked at random, by ${Object.keys(walk.ways).length} ways`,
  ];
}

/** The pairs of an operation and a fault in a test's name. */
function cellsOf(title: string): string[] {
  const fault = /T-FAULT-\d+/.exec(title)?.[0];
  const words = new Set(title.split(/[\s:,]/));
  return fault ? operationNames.filter((name) => words.has(name)).map((name) => `${name} ${fault}`) : [];
}
