import type { Fault } from '../support/control';

/** A fault of trust.md 2.1.1, and what the person must be told. */
export interface FaultCase {
  id: string;
  fault: Omit<Fault, 'operation'>;
  says: RegExp;
  /** The server acted on the call, and only its answer was lost: a code is spent. */
  hasActed?: true;
  /** How long until it is a failure, in milliseconds; at once unless said. */
  after?: number;
}

const unreachable = /We couldn't reach the server\. Check your connection and try again\./;
const broken = /Something went wrong on our side\. Try again\./;
const tooMany = /Too many attempts\. Please wait a moment and try again\./;
const status = (code: number, body: unknown, rest: object = {}): Omit<Fault, 'operation'> => ({
  kind: 'status',
  status: code,
  body,
  ...rest,
});
const rate = { status_code: 429, error_type: 'too_many_requests', error_message: 'Slow down.', error_url: '' };

/** F02 to F15. F01 is the browser's own and has a test of its own. */
export const faultCases: readonly FaultCase[] = [
  { id: 'F02 reset', fault: { kind: 'reset' }, says: unreachable },
  { id: 'F03 hang', fault: { kind: 'hang' }, says: unreachable, after: 20_000 },
  { id: 'F04 stall', fault: { kind: 'stall' }, hasActed: true, says: unreachable, after: 20_000 },
  {
    id: 'F06 500 with words',
    fault: status(500, {
      status_code: 500,
      error_type: 'internal_server_error',
      error_message: 'Oops: stack at line 7',
      error_url: '',
    }),
    says: broken,
  },
  { id: 'F07 500 null', fault: status(500, 'null', { content_type: 'application/json' }), says: broken },
  { id: 'F08 500 string', fault: status(500, '"boom"', { content_type: 'application/json' }), says: broken },
  { id: 'F08 500 list', fault: status(500, '[]', { content_type: 'application/json' }), says: broken },
  { id: 'F08 500 empty', fault: status(500, '{}', { content_type: 'application/json' }), says: broken },
  { id: 'F09 502', fault: status(502, '<h1>Bad gateway</h1>', { content_type: 'text/html' }), says: broken },
  { id: 'F09 503', fault: status(503, '<h1>Unavailable</h1>', { content_type: 'text/html' }), says: broken },
  { id: 'F10 429', fault: status(429, rate, { headers: { 'retry-after': '7' } }), says: tooMany },
  { id: 'F11 429 odd wait', fault: status(429, rate, { headers: { 'retry-after': '-99999999' } }), says: tooMany },
  { id: 'F12 no JSON', fault: status(200, '{"data":', { content_type: 'application/json' }), says: broken },
  // The client folds a body cut in the middle and a body that is no JSON into one error, so both are ours to own.
  {
    id: 'F13 truncate',
    fault: { kind: 'truncate' },
    hasActed: true,
    says: /We couldn't reach the server|Something went wrong on our side/,
  },
  { id: 'F14 null', fault: status(200, 'null', { content_type: 'application/json' }), says: broken },
  { id: 'F14 empty', fault: status(200, '{}', { content_type: 'application/json' }), says: broken },
  { id: 'F14 no data', fault: status(200, '{"data":null}', { content_type: 'application/json' }), says: broken },
  {
    id: 'F18 403',
    fault: status(403, { status_code: 403, error_type: 'unauthorized_action', error_message: 'No.', error_url: '' }),
    says: /Unauthorized action\./,
  },
  { id: 'F19 CORS', fault: { kind: 'cors' }, hasActed: true, says: unreachable },
  {
    id: 'F21 HTML',
    fault: status(200, '<p>Welcome to the café Wi-Fi</p>', { content_type: 'text/html' }),
    says: broken,
  },
];

/** F15, for answers that must have something in them. */
export const wrongTypes: FaultCase = {
  id: 'F15 wrong types',
  fault: status(200, {
    data: { method_id: 7, user_id: 7, session: 'soon', user: null, session_token: '', session_jwt: '' },
  }),
  says: broken,
};
