/** An observer of the provider's responses during a call. */
export interface AnswerWatch {
  /**
   * Tells whether a request that was sent to the provider since the watch began has had a status. A request with a network
   * failure has none.
   */
  wasAnswered(): boolean;
  stop(): void;
}

/** The client's requests, without those that no call waits for: the project's settings, and the log. */
const requestOfCall = /\/sdk\/v1\/(?!projects\/bootstrap|events)/;

const isAnswer = (entry: PerformanceEntry, since: number) =>
  entry.startTime >= since && requestOfCall.test(entry.name) && Number(Reflect.get(entry, 'responseStatus')) > 0;

/**
 * Watches the provider's responses to requests that were sent since, whichever call they belong to. A separate observer,
 * because the page's list of requests is full after 250 entries.
 */
export function watchAnswers(): AnswerWatch {
  if (typeof PerformanceObserver !== 'function') return { wasAnswered: () => false, stop: () => undefined };
  // The clock of the entries, also where a test has replaced that of the page.
  const since = new PerformanceMark('call').startTime;
  let hasAnswer = false;
  const read = (entries: readonly PerformanceEntry[]) => {
    hasAnswer ||= entries.some((entry) => isAnswer(entry, since));
  };
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    wasAnswered: () => {
      read(observer.takeRecords());
      return hasAnswer;
    },
    stop: () => observer.disconnect(),
  };
}
