import type { Clock } from './clock';
import type { Memory } from './memory/memory';
import type { ObservedCall } from './observed-call';
import type { OperationName } from './operation-names';
import { parseJSON } from './parse-json';

/**
 * The operation of a logged request. `page`: the form of a page of the emulator. `application`: an application that logs
 * in with the project's accounts. `unknown`: an address that nothing answers.
 */
export type LoggedOperation = OperationName | 'page' | 'application' | 'unknown';

/** One line of the request log. */
export interface LoggedRequest {
  operation: LoggedOperation;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Parsed where it is JSON, the text where it is not, null where there was none. */
  body: unknown;
  at: string;
}

/** Every call of the client, of applications and of the pages' forms, oldest first. */
export interface RequestLog {
  add(operation: LoggedOperation, call: ObservedCall): void;
  list(): readonly LoggedRequest[];
  clear(): void;
}

/** The log in a memory. */
export function createRequestLog(clock: Clock, memory: Memory): RequestLog {
  const requests = memory.list<LoggedRequest>('requests', {
    operation: '',
    method: '',
    path: '',
    query: {},
    headers: {},
    at: '',
  });
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
  const value = text === '' ? null : parseJSON(text);
  return value === undefined ? text : value;
}
