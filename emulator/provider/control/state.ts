import type { ControlRoute } from './control-route';

/** The whole state, for storage. */
export const writeProject: ControlRoute = {
  method: 'GET',
  path: '/state',
  accepts: [],
  answer: ({ write }) => write(),
};

/** Resumes an exported state. */
export const readProject: ControlRoute = {
  method: 'POST',
  path: '/state',
  accepts: ['format', 'version', 'memory'],
  answer({ read, body }) {
    read(body.values);
    return {};
  },
};
