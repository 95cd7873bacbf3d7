import type { Memory } from './memory/memory';
import type { OperationName } from './operation-names';

/** The effect of a fault. */
export type FaultEffect = Delay | BrokenAnswer | StatusAnswer;

/** An answer that comes late. */
interface Delay {
  /** The kind of the fault. */
  kind: 'delay';
  /** The milliseconds that the answer waits. */
  ms: number;
}

/** An answer that never comes or never ends, a connection that breaks, or an answer that the browser refuses. */
interface BrokenAnswer {
  /** The kind of the fault. */
  kind: 'hang' | 'reset' | 'stall' | 'truncate' | 'cors';
}

/** An answer with a status. */
interface StatusAnswer {
  /** The kind of the fault. */
  kind: 'status';
  /** The status of the answer, such as 429. */
  status: number;
  /** The body of the answer. Default: an error as the provider writes it. */
  body?: unknown;
  /** The headers of the answer, beside those that it has anyway. */
  headers: Record<string, string>;
  /** The type of the body. Default `application/json`. */
  content_type?: string;
}

/** A fault, and the calls that it meets: `times` in a row from the `nth` after it was queued. */
export type Fault = FaultEffect & { operation: OperationName; nth: number; times: number };

/** The queued faults. */
export interface FaultQueue {
  add(fault: Fault): void;
  /** The fault that applies to this call, if there is one. */
  take(operation: OperationName): Fault | undefined;
  clear(): void;
}

interface Waiting {
  readonly fault: Fault;
  /** Matching calls that have passed. */
  seen: number;
}

/** The queue in a memory. */
export function createFaultQueue(memory: Memory): FaultQueue {
  const queue = memory.cell<Waiting[]>(
    'faults',
    [],
    [{ fault: { operation: '', kind: '', nth: 0, times: 0 }, seen: 0 }],
  );

  function take(operation: OperationName): Fault | undefined {
    const waiting = queue.current.filter(({ fault }) => fault.operation === operation);
    const due = waiting.find(isDue);
    // One fault per call: another fault that is due as well waits for the next call instead of being lost.
    for (const other of waiting) if (other === due || !isDue(other)) other.seen += 1;
    queue.current = queue.current.filter(({ fault, seen }) => seen < fault.nth - 1 + fault.times);
    return due?.fault;
  }

  return {
    add: (fault) => {
      queue.current.push({ fault, seen: 0 });
    },
    take,
    clear: () => {
      queue.current = [];
    },
  };
}

const isDue = ({ fault, seen }: Waiting) => seen >= fault.nth - 1;
