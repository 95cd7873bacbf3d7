import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPendingPhase, type RunEvent, type RunPhase, transitions } from './action-run';

const phases = ['pending', 'slow', 'failed', 'dropped', 'following', 'over'] as const satisfies readonly RunPhase[];
const events = ['slow', 'success', 'session', 'failure', 'drop', 'done'] as const satisfies readonly RunEvent[];

// Columns: what becomes of a run in this phase when that happens; '-' where nothing does.
test.each([
  //  phase        slow    success      session      failure   drop       done
  ['pending', 'slow', 'following', 'following', 'failed', 'dropped', '-'],
  ['slow', '-', 'following', 'following', 'failed', 'dropped', '-'],
  ['failed', '-', 'following', 'following', '-', 'dropped', '-'],
  ['dropped', '-', '-', 'following', '-', '-', '-'],
  ['following', '-', '-', '-', '-', 'over', 'over'],
  ['over', '-', '-', '-', '-', '-', '-'],
] as const)('a run that is %s', (phase, ...expected) => {
  expect(events.map((event) => transitions[phase][event] ?? '-')).toEqual(expected);
});

describe('a run in any order of events', () => {
  const run = (happened: readonly RunEvent[]) => {
    let phase: RunPhase = 'pending';
    return happened.map((event) => (phase = transitions[phase][event] ?? phase));
  };
  const histories = fc.array(fc.constantFrom(...events), { maxLength: 12 });

  test('a run in any order of events has one step after its success', () => {
    fc.assert(
      fc.property(histories, (happened) => {
        const passed = run(happened);
        const started = passed.filter((phase, index) => phase === 'following' && passed[index - 1] !== 'following');
        expect(started.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('a run in any order of events counts a session that was made, unless one already did', () => {
    fc.assert(
      fc.property(histories, (happened) => {
        const passed = run([...happened, 'session']);
        expect(['following', 'over']).toContain(passed.at(-1));
      }),
    );
  });

  test('a cancelled run is ignored in any order of events, unless it signed the user in', () => {
    fc.assert(
      fc.property(histories, histories, (before, after) => {
        const passed = run([...before, 'drop', ...after.filter((event) => event !== 'session')]);
        expect(passed.slice(before.length).filter(isPendingPhase)).toEqual([]);
      }),
    );
  });

  test('every phase can be left in some order of events', () => {
    for (const phase of phases) expect(isPendingPhase(transitions[phase].drop ?? phase)).toBe(false);
  });
});
