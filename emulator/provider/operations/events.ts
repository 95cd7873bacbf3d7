import { success } from '../envelope';
import { refuseDisabled } from '../project-switches';
import type { Route } from '../sdk-route';

/** Telemetry: any body is accepted, from any caller, unless it is off. The request log keeps it. */
export const events: Route = {
  operation: 'events',
  method: 'POST',
  path: '/sdk/v1/events',
  async answer({ env }) {
    refuseDisabled(env.project, 'events');
    return success({});
  },
};
