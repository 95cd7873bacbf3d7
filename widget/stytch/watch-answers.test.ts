import { afterEach, expect, test, vi } from 'vitest';
import { providerError } from './call';
import { watchAnswers } from './watch-answers';

type Entry = { name: string; startTime?: number; responseStatus?: number };

/** A browser that reports these requests. */
function browser() {
  let report: (list: { getEntries(): Entry[] }) => void = () => undefined;
  const records: Entry[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onEntries: typeof report) {
        report = onEntries;
      }
      observe() {}
      disconnect = disconnect;
      takeRecords = () => records.splice(0);
    },
  );
  // Each begins after the watch unless it says when.
  const complete = (entries: readonly Entry[]) => entries.map((entry) => ({ startTime: Infinity, ...entry }));
  return {
    take: (...entries: Entry[]) => void records.push(...complete(entries)),
    disconnect,
    report: (...entries: Entry[]) => report({ getEntries: () => complete(entries) }),
  };
}
afterEach(() => vi.unstubAllGlobals());

const call = 'https://test.stytch.example/sdk/v1/otps/authenticate';
const bootstrap = 'https://test.stytch.example/sdk/v1/projects/bootstrap/public-token-test-1';
const log = 'https://test.stytch.example/sdk/v1/events';

test.each<{ what: string; entries: Entry[]; isAnswered: boolean }>([
  { what: 'an answer', entries: [{ name: call, responseStatus: 500 }], isAnswered: true },
  { what: 'a request that failed on its way', entries: [{ name: call, responseStatus: 0 }], isAnswered: false },
  { what: 'a browser that says no status', entries: [{ name: call }], isAnswered: false },
  { what: 'an answer to another request', entries: [{ name: '/logo.svg', responseStatus: 200 }], isAnswered: false },
  {
    what: 'an answer to an earlier request',
    entries: [{ name: call, startTime: 0, responseStatus: 200 }],
    isAnswered: false,
  },
  { what: "the project's settings", entries: [{ name: bootstrap, responseStatus: 200 }], isAnswered: false },
  { what: 'an answer to an entry of the log', entries: [{ name: log, responseStatus: 200 }], isAnswered: false },
  { what: 'nothing', entries: [], isAnswered: false },
])('$what counts as an answer: $isAnswered', ({ entries, isAnswered }) => {
  const { take, report } = browser();
  const reported = watchAnswers();
  if (entries.length > 0) report(...entries);
  expect(reported.wasAnswered()).toBe(isAnswered);
  const taken = watchAnswers();
  take(...entries);
  expect({ firstTakenWasAnswered: taken.wasAnswered(), secondTakenWasAnswered: taken.wasAnswered() }).toEqual({
    firstTakenWasAnswered: isAnswered,
    secondTakenWasAnswered: isAnswered,
  });
});

test('a stopped watch observes nothing', () => {
  const { disconnect } = browser();
  watchAnswers().stop();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('a browser without observers has seen no answer', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  const watch = watchAnswers();
  expect(watch.wasAnswered()).toBe(false);
  watch.stop();
});

test.each([
  [true, 'broken'],
  [false, 'unreachable'],
])('a TypeError with an unknown message, where a request was answered (%s), is %s [T-ANSWER-3]', (isAnswered, type) =>
  expect(providerError(new TypeError('NetworkError'), { wasAnswered: () => isAnswered })).toMatchObject({ type }),
);
