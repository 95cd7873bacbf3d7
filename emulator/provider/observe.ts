import type { MiddlewareHandler } from 'hono';
import type { ExchangeEnv } from './exchange';
import { statusFault } from './fault-response';
import { describeCall } from './observed-call';
import type { OperationName } from './operation-names';

/** Records a call and applies the next fault of its operation to it. */
export function observe(operation: OperationName): MiddlewareHandler<ExchangeEnv> {
  return async (context, next) => {
    const exchange = context.env;
    const { faults, requestLog, resetCalls } = exchange.project;
    const call = await describeCall(context);
    if (resetCalls.isSilentRetry(call)) {
      exchange.delivery = 'reset';
      return new Response();
    }
    requestLog.add(operation, call);
    const fault = faults.take(operation);
    if (fault === undefined) return next();

    switch (fault.kind) {
      case 'status':
        return statusFault(fault);
      case 'reset':
      case 'hang':
        // The call is lost before it arrives: the provider performs nothing.
        if (fault.kind === 'reset') resetCalls.remember(call);
        exchange.delivery = fault.kind;
        return new Response();
      case 'delay':
        await next();
        await new Promise((resolve) => setTimeout(resolve, fault.ms));
        return undefined;
      case 'stall':
      case 'truncate':
        await next();
        exchange.delivery = fault.kind;
        return undefined;
      case 'cors':
        await next();
        exchange.delivery = 'unshared';
        return undefined;
    }
  };
}
