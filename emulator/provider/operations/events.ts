import { success } from '../envelope';
import type { Route } from '../sdk-route';

/** Telemetry: anything is accepted, from anyone. The request log keeps it. */
export const events: Route = {
  operation: 'events',
  method: 'POST',
  path: '/sdk/v1/events',
  answer: async () => success({}),
};
