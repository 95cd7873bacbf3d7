import type { NewFault } from '../../emulator/control/types';
import { eachRun } from '../support/each-run';

/** A fault of the local provider, for whichever operation it is queued. */
export type FaultOfAny<One = NewFault> = One extends NewFault ? Omit<One, 'operation'> : never;

/** A fault of `docs/contributing/threats.md`, by its id, and the message that the user must see. */
export interface FaultCase {
  id: string;
  fault: FaultOfAny;
  says: RegExp;
  /** The server acted on the call, and only its answer was lost: a code is spent. */
  hasActed?: true;
  /** The time until it is a failure, in milliseconds. Default: at once. */
  after?: number;
}

const unreachable = /We couldn't reach the server\. Check your connection and try again\./;
const broken = /Something went wrong on our side\. Try again\./;
const tooMany = /Too many attempts\. Please wait a moment and try again\./;
const status = (code: number, body: unknown, rest: object = {}): FaultOfAny => ({
  kind: 'status',
  status: code,
  body,
  ...rest,
});
const rate = { status_code: 429, error_type: 'too_many_requests', error_message: 'Slow down.', error_url: '' };

/** The faults that a server commits. T-FAULT-1 is the browser's own and has a test of its own. */
export const faultCases: readonly FaultCase[] = [
  { id: 'T-FAULT-2 reset', fault: { kind: 'reset' }, says: unreachable },
  { id: 'T-FAULT-3 hang', fault: { kind: 'hang' }, says: unreachable, after: 20_000 },
  { id: 'T-FAULT-4 stall', fault: { kind: 'stall' }, hasActed: true, says: unreachable, after: 20_000 },
  {
    id: 'T-FAULT-6 500 with words',
    fault: status(500, {
      status_code: 500,
      error_type: 'internal_server_error',
      error_message: 'Oops: stack at line 7',
      error_url: '',
    }),
    says: broken,
  },
  { id: 'T-FAULT-7 500 null', fault: status(500, 'null', { content_type: 'application/json' }), says: broken },
  { id: 'T-FAULT-8 500 string', fault: status(500, '"boom"', { content_type: 'application/json' }), says: broken },
  { id: 'T-FAULT-8 500 list', fault: status(500, '[]', { content_type: 'application/json' }), says: broken },
  { id: 'T-FAULT-8 500 empty', fault: status(500, '{}', { content_type: 'application/json' }), says: broken },
  { id: 'T-FAULT-9 502', fault: status(502, '<h1>Bad gateway</h1>', { content_type: 'text/html' }), says: broken },
  { id: 'T-FAULT-9 503', fault: status(503, '<h1>Unavailable</h1>', { content_type: 'text/html' }), says: broken },
  { id: 'T-FAULT-10 429', fault: status(429, rate, { headers: { 'retry-after': '7' } }), says: tooMany },
  {
    id: 'T-FAULT-11 429 odd wait',
    fault: status(429, rate, { headers: { 'retry-after': '-99999999' } }),
    says: tooMany,
  },
  { id: 'T-FAULT-12 no JSON', fault: status(200, '{"data":', { content_type: 'application/json' }), says: broken },
  // The client folds a body cut in the middle and a body that is no JSON into one error, so both are ours to own.
  {
    id: 'T-FAULT-13 truncate',
    fault: { kind: 'truncate' },
    hasActed: true,
    says: /We couldn't reach the server|Something went wrong on our side/,
  },
  { id: 'T-FAULT-14 null', fault: status(200, 'null', { content_type: 'application/json' }), says: broken },
  { id: 'T-FAULT-14 empty', fault: status(200, '{}', { content_type: 'application/json' }), says: broken },
  { id: 'T-FAULT-14 no data', fault: status(200, '{"data":null}', { content_type: 'application/json' }), says: broken },
  {
    id: 'T-FAULT-18 403',
    fault: status(403, { status_code: 403, error_type: 'unauthorized_action', error_message: 'No.', error_url: '' }),
    says: /Unauthorized action\./,
  },
  { id: 'T-FAULT-19 CORS', fault: { kind: 'cors' }, hasActed: true, says: unreachable },
  {
    id: 'T-FAULT-21 HTML',
    fault: status(200, '<p>Welcome to the café Wi-Fi</p>', { content_type: 'text/html' }),
    says: broken,
  },
];

/** T-FAULT-15, for answers that must have something in them. */
export const wrongTypes: FaultCase = {
  id: 'T-FAULT-15 wrong types',
  fault: status(200, {
    data: { method_id: 7, user_id: 7, session: 'soon', user: null, session_token: '', session_jwt: '' },
  }),
  says: broken,
};

/** A fault for each place where one is noticed: no answer, an error, wrong types. */
const eachPlace = /^T-FAULT-(?:3|6|15) /;

/**
 * The run in which a fault is tried on the check of a code. All that are noticed in one place come to the same before they
 * reach the call.
 */
export const whenTried = (id: string): { tag?: string } => eachRun(eachPlace.test(id));

/**
 * The run in which a fault is tried on one more call: each run meets silence, the long run every fault.
 *
 * @param isFirst false for a call of a test that each run tries with another call
 */
export const whenTriedAgain = (id: string, isFirst = true): { tag?: string } =>
  eachRun(isFirst && id.startsWith('T-FAULT-3 '));
