import { useEffect, useState } from 'react';
import { fetchMessages, type Message, spokenSummary } from './message';

/** The state of the outbox. */
export interface OutboxState {
  /** Newest first. */
  messages: readonly Message[];
  isReachable: boolean;
  /** The words to say aloud about the newest message, when it came while the page was open. */
  news: string;
}

const pauseMilliseconds = 1_200;

/** Asks the provider for its messages again and again, while the page is seen. */
export function useMessages(): OutboxState {
  const [state, setState] = useState<OutboxState>({ messages: [], isReachable: true, news: '' });
  useEffect(() => {
    const polling = new AbortController();
    let isFirst = true;
    const ask = async () => {
      if (document.hidden) return;
      try {
        const messages = await fetchMessages(polling.signal);
        const isNews = !isFirst;
        isFirst = false;
        setState((old) => next(old, messages, isNews));
      } catch {
        if (!polling.signal.aborted) setState((old) => ({ ...old, isReachable: false }));
      }
    };
    const asking = setInterval(() => void ask(), pauseMilliseconds);
    void ask();
    return () => {
      polling.abort();
      clearInterval(asking);
    };
  }, []);
  return state;
}

function next(old: OutboxState, messages: Message[], isNews: boolean): OutboxState {
  const [newest] = messages;
  if (old.isReachable && newest?.id === old.messages[0]?.id && messages.length === old.messages.length) return old;
  const isNew = newest !== undefined && newest.id !== old.messages[0]?.id;
  return { messages, isReachable: true, news: isNews && isNew ? spokenSummary(newest) : old.news };
}
