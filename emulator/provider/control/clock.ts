import { isMoment } from '../clock';
import type { ControlRoute } from './control-route';

/** Moves the provider's time, backwards or forwards. */
export const advanceClock: ControlRoute = {
  method: 'POST',
  path: '/clock',
  accepts: ['advance_seconds'],
  answer({ project: { clock }, body }) {
    const leadsToMoment = (seconds: number) => isMoment(clock.now() + seconds * 1_000);
    clock.advance(
      body.number('advance_seconds', 'a number of seconds that leads to a year from 0 to 9999', leadsToMoment),
    );
    return { now: clock.timestamp() };
  },
};
