/**
 * The phase of one run of an action. `failed` can still get a late answer. `dropped` was cancelled, left or started
 * again. `following` is the time between a success and the end of the step after it.
 */
export type RunPhase = 'pending' | 'slow' | 'failed' | 'dropped' | 'following' | 'over';

/** The events of a run. `session` is a success by which a user is signed in, so it counts however late it is. */
export type RunEvent = 'slow' | 'success' | 'session' | 'failure' | 'drop' | 'done';

const answered = { success: 'following', session: 'following', drop: 'dropped' } as const;

/** The next phase, by phase and event. An event without one changes nothing. */
export const transitions: Readonly<Record<RunPhase, Partial<Record<RunEvent, RunPhase>>>> = {
  pending: { ...answered, slow: 'slow', failure: 'failed' },
  slow: { ...answered, failure: 'failed' },
  failed: answered,
  dropped: { session: 'following' },
  following: { drop: 'over', done: 'over' },
  over: {},
};

/** Tells whether the user waits for a run. */
export function isPendingPhase(phase: RunPhase): boolean {
  return phase === 'pending' || phase === 'slow' || phase === 'following';
}
