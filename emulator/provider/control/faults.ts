import type { Fault, FaultEffect } from '../faults';
import type { Fields } from '../fields';
import { isOperationName, operationNames } from '../operation-names';
import { ControlError } from './control-error';
import type { ControlRoute } from './control-route';

/** Queues a fault. */
export const queueFault: ControlRoute = {
  method: 'POST',
  path: '/faults',
  accepts: ['operation', 'nth', 'times', 'kind', 'ms', 'status', 'body', 'headers', 'content_type'],
  answer({ project, body }) {
    const operation = body.string('operation');
    if (!isOperationName(operation)) throw ControlError.field('operation', `one of ${operationNames.join(', ')}`);
    const fault: Fault = {
      operation,
      nth: readCount(body, 'nth'),
      times: readCount(body, 'times'),
      ...readEffect(body),
    };
    project.faults.add(fault);
    return fault;
  },
};

/** Empties the queue. */
export const clearFaults: ControlRoute = {
  method: 'DELETE',
  path: '/faults',
  accepts: [],
  answer({ project }) {
    project.faults.clear();
    return {};
  },
};

const readCount = (body: Fields, name: string) =>
  body.optionalNumber(name, 'a whole number from 1', (count) => Number.isInteger(count) && count >= 1) ?? 1;

/** The longest time that a timer waits. A longer one is over at once. */
const longestDelay = 2_147_483_647;

const isDelay = (ms: number) => ms >= 0 && ms <= longestDelay;

function readEffect(body: Fields): FaultEffect {
  const kind = body.string('kind');
  switch (kind) {
    case 'delay':
      return { kind, ms: body.number('ms', `a number of milliseconds from 0 to ${longestDelay}`, isDelay) };
    case 'hang':
    case 'reset':
    case 'stall':
    case 'truncate':
    case 'cors':
      return { kind };
    case 'status':
      return readStatus(body);
    default:
      throw ControlError.field('kind', 'one of delay, hang, reset, stall, truncate, status, cors');
  }
}

function readStatus(body: Fields): FaultEffect {
  const status = body.number(
    'status',
    'a whole number from 200 to 599',
    (value) => Number.isInteger(value) && value >= 200 && value <= 599,
  );
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(body.optionalRecord('headers') ?? {})) {
    if (typeof value !== 'string') throw ControlError.field(`headers.${name}`, 'a string');
    if (!isHeader(name, value)) {
      throw ControlError.field(`headers.${name}`, 'a header, whose name has no spaces and whose value is one line');
    }
    headers[name] = value;
  }
  const contentType = body.optionalString('content_type');
  if (contentType !== undefined && !isHeader('content-type', contentType)) {
    throw ControlError.field('content_type', 'the value of a header, on one line');
  }
  return {
    kind: 'status',
    status,
    headers,
    // A body of null is sent as the text `null`.
    ...('body' in body.values ? { body: body.values['body'] } : {}),
    ...(contentType === undefined ? {} : { content_type: contentType }),
  };
}

function isHeader(name: string, value: string): boolean {
  try {
    return new Headers({ [name]: value }).has(name);
  } catch {
    return false;
  }
}
