import type { ControlRoute } from './control-route';

/** Moves the provider's time, backwards or forwards. */
export const advanceClock: ControlRoute = {
  method: 'POST',
  path: '/clock',
  accepts: ['advance_seconds'],
  answer({ project, body }) {
    project.clock.advance(body.number('advance_seconds', 'a number of seconds'));
    return { now: project.clock.timestamp() };
  },
};
