import type { ControlRoute } from './control-route';

/** Every request of the client and the pages, oldest first. */
export const listRequests: ControlRoute = {
  method: 'GET',
  path: '/requests',
  accepts: [],
  answer: ({ project }) => project.requestLog.list(),
};

/** Empties the request log. */
export const clearRequests: ControlRoute = {
  method: 'DELETE',
  path: '/requests',
  accepts: [],
  answer({ project }) {
    project.requestLog.clear();
    return {};
  },
};
