import type { Memory } from './memory/memory';
import type { OperationName } from './operation-names';

/** The effect of a fault. */
export type FaultEffect =
  | { kind: 'delay'; ms: number }
  | { kind: 'hang' | 'reset' | 'stall' | 'truncate' | 'cors' }
  | { kind: 'status'; status: number; body?: unknown; headers: Record<string, string>; content_type?: string };

/** A fault, and the calls that it meets: `times` in a row from the `nth` after it was queued. */
export type Fault = FaultEffect & { operation: OperationName; nth: number; times: number };

/** The faults that wait for their call. */
export interface FaultQueue {
  add(fault: Fault): void;
  /** The fault that meets this call, if one does. */
  take(operation: OperationName): Fault | undefined;
  clear(): void;
}

interface Waiting {
  readonly fault: Fault;
  /** Matching calls that have passed. */
  seen: number;
}

/** The queue that a memory has. */
export function createFaultQueue(memory: Memory): FaultQueue {
  const queue = memory.cell<Waiting[]>('faults', []);

  function take(operation: OperationName): Fault | undefined {
    const waiting = queue.current.filter(({ fault }) => fault.operation === operation);
    const due = waiting.find(isDue);
    // One fault to a call: another that is due as well waits for the next call instead of missing its turn.
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
