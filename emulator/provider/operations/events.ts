import { success } from '../envelope';
import type { Route } from '../sdk-route';

/** Telemetry: any body is accepted, from any caller. The request log keeps it. */
export const events: Route = {
  operation: 'events',
  method: 'POST',
  path: '/sdk/v1/events',
  answer: async () => success({}),
};
