import type { ControlRoute } from './control-route';

/** Moves the provider's time, back as well as forth. */
export const advanceClock: ControlRoute = {
  method: 'POST',
  path: '/clock',
  accepts: ['advance_seconds'],
  answer({ project, body }) {
    project.clock.advance(body.number('advance_seconds', 'a number of seconds'));
    return { now: project.clock.timestamp() };
  },
};
