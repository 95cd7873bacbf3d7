import type { Clock } from './clock';
import type { Memory } from './memory/memory';
import type { ObservedCall } from './observed-call';
import type { OperationName } from './operation-names';

/** One line of the request log. */
export interface LoggedRequest {
  operation: OperationName | 'unknown';
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Parsed where it is JSON, the text where it is not, null where there was none. */
  body: unknown;
  at: string;
}

/** Every call of the widget and of the pages, oldest first. */
export interface RequestLog {
  add(operation: OperationName | 'unknown', call: ObservedCall): void;
  list(): readonly LoggedRequest[];
  clear(): void;
}

/** The log in a memory. */
export function createRequestLog(clock: Clock, memory: Memory): RequestLog {
  const requests = memory.list<LoggedRequest>('requests');
  return {
    add(operation, { method, path, query, headers, text }) {
      requests.push({ operation, method, path, query, headers, body: parsed(text), at: clock.timestamp() });
    },
    list: () => requests,
    clear: () => {
      requests.length = 0;
    },
  };
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
