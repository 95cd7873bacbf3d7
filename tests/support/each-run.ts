/**
 * The details of a test that is one of several alike: the same code with another input, entry, fault or look. Each run
 * takes some of them, the long run all.
 *
 * @param isTaken true for a test that each run takes
 */
export const eachRun = (isTaken: boolean): { tag?: string } => (isTaken ? {} : { tag: '@every' });

/**
 * The details of a test that the long run takes alone: each run has another journey with each of its ids
 * (`tests/house/each-run.test.ts`).
 */
export const inLongRun = eachRun(false);
