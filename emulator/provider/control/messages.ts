import type { ControlRoute } from './control-route';

/** The outbox, newest last: all messages, or those to one address or number. */
export const listMessages: ControlRoute = {
  method: 'GET',
  path: '/messages',
  accepts: [],
  answer({ project, query }) {
    // In a query string an unescaped "+" is a space, and every telephone number begins with one.
    const to = query['to']?.replace(/^ /, '+').toLowerCase();
    return project.outbox.list().filter((message) => to === undefined || message.to === to);
  },
};
