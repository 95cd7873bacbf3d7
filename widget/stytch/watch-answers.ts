/** An observer of the provider's responses during a call. */
export interface AnswerWatch {
  /**
   * Tells whether a request to the provider has had a status since the watch began. A request with a network failure
   * has none.
   */
  wasAnswered(): boolean;
  stop(): void;
}

const isAnswer = (entry: PerformanceEntry) =>
  entry.name.includes('/sdk/v1/') && Number(Reflect.get(entry, 'responseStatus')) > 0;

/**
 * Watches the provider's responses, regardless of the call that they belong to. A separate observer, because the page's
 * list of requests is full after 250 entries.
 */
export function watchAnswers(): AnswerWatch {
  if (typeof PerformanceObserver !== 'function') return { wasAnswered: () => false, stop: () => undefined };
  let hasAnswer = false;
  const read = (entries: readonly PerformanceEntry[]) => {
    hasAnswer ||= entries.some(isAnswer);
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
