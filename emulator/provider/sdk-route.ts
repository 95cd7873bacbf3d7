import { type Caller, identifyCaller } from './caller';
import { success } from './envelope';
import { ApiError } from './errors';
import type { ExchangeContext } from './exchange';
import { Fields, isRecord } from './fields';
import type { OperationName } from './operation-names';
import { parseJSON } from './parse-json';
import type { Project } from './project';
import { refuseDisabled, refuseOtherDomains } from './project-switches';

/** An address of the provider, and its operation. */
export interface Route {
  readonly operation: OperationName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Hono's notation. */
  readonly path: string;
  answer(context: ExchangeContext): Promise<Response>;
}

/** An authorized and parsed call of the client. */
export interface SdkCall {
  readonly project: Project;
  readonly caller: Caller;
  readonly body: Fields;
  readonly params: Record<string, string>;
}

/** A route under `/sdk/v1`: authorized by the public token, answered in the envelope. */
export function sdkRoute(
  operation: OperationName,
  method: Route['method'],
  path: string,
  answer: (call: SdkCall) => Promise<object> | object,
): Route {
  return {
    operation,
    method,
    path: `/sdk/v1${path}`,
    async answer(context) {
      const { project } = context.env;
      const { headers } = context.req.raw;
      const caller = identifyCaller(project, headers);
      refuseOtherDomains(project, headers);
      refuseDisabled(project, operation);
      const body = readBody(await context.req.text());
      return success(await answer({ project, caller, body, params: context.req.param() }));
    },
  };
}

function readBody(text: string): Fields {
  const value = text === '' ? {} : parseJSON(text);
  if (!isRecord(value)) throw new ApiError('bad_request', 'The body must be a JSON object.');
  return new Fields(value, (field, expected) => new ApiError('bad_request', `"${field}" must be ${expected}.`));
}
