import type { ControlRoute } from './control-route';

/** Restores the factory state. */
export const resetProject: ControlRoute = {
  method: 'POST',
  path: '/reset',
  accepts: [],
  answer({ reset }) {
    reset();
    return {};
  },
};
