import { isMinutes, resolveConfig } from '../../flows/core/config/config.atoms';
import type { Config } from '../../flows/core/config/config';
import { property } from '../host/untyped';
import { type Mistake, mistake, notOneOf, quote } from '../mistakes/mistake';
import { refusedMinutes } from './refused-minutes';

/** The least minutes for an answer to a question: 20 seconds (WCAG 2.2.1). */
const leastMinutes = 1 / 3;

/** The options with numbers, of any mount or of a guard. A host without types may pass any values. */
interface GivenOptions {
  config?: Config | undefined;
  warnBeforeMinutes?: unknown;
  extendByMinutes?: unknown;
  stepUpOptions?: unknown;
}

/** The minutes of a guard whose question would come again, or with the log-in: it uses fewer than it was given. */
function guardMistakes(options: object): Mistake[] {
  const { warnBeforeMinutes = 2, extendByMinutes = 60, config }: GivenOptions = options;
  const isGuard = 'warnBeforeMinutes' in options || 'extendByMinutes' in options;
  if (!isGuard || typeof warnBeforeMinutes !== 'number' || typeof extendByMinutes !== 'number') return [];
  // Without a configuration the guard logs no user in.
  const duration = config ? resolveConfig(config).sessionDurationMinutes : Infinity;
  const warning = `warnBeforeMinutes is ${quote(warnBeforeMinutes)}, which is`;
  const used = 'half of them are used, because the question would come';
  const sentences = [
    extendByMinutes > 0 &&
      warnBeforeMinutes > extendByMinutes / 2 &&
      `${warning} more than half of the ${quote(extendByMinutes)} minutes of extendByMinutes: ${used} again too soon. Give at most ${extendByMinutes / 2}.`,
    Math.min(warnBeforeMinutes, extendByMinutes / 2 || Infinity) >= duration &&
      `${warning} not less than the ${duration} minutes of config.sessionOptions.sessionDurationMinutes: ${used} with the log-in. Give less.`,
  ];
  return sentences
    .filter((sentence) => typeof sentence === 'string')
    .map((sentence) => mistake('is-not-a-positive-number', sentence));
}

/**
 * The minutes outside `config` that are no number or too few for an answer, those that Stytch refuses, and a number of groups
 * that no step-up can require.
 */
export function numberMistakes(options: object): Mistake[] {
  const { warnBeforeMinutes, extendByMinutes, stepUpOptions }: GivenOptions = options;
  const minutes: readonly [path: string, value: unknown][] = [
    ['warnBeforeMinutes', warnBeforeMinutes],
    ['extendByMinutes', extendByMinutes],
    ['stepUpOptions.maxAgeMinutes', property(stepUpOptions, 'maxAgeMinutes')],
  ];
  // Zero minutes are an age that a factor can have, and no extension. As a warning they are reported below.
  const isPossible = (path: string, value: unknown) => isMinutes(value) || (value === 0 && path !== 'extendByMinutes');
  const wrong = minutes.filter(([path, value]) => value !== undefined && !isPossible(path, value));
  return [
    ...wrong.map(([path, value]) =>
      mistake(
        'is-not-a-positive-number',
        `${path} is ${quote(value)}, which is not a number of minutes. Give one, such as 5.`,
      ),
    ),
    ...(typeof warnBeforeMinutes === 'number' && warnBeforeMinutes >= 0 && warnBeforeMinutes < leastMinutes
      ? [
          mistake(
            'is-not-a-positive-number',
            `warnBeforeMinutes is ${quote(warnBeforeMinutes)}, which is not a number of minutes in which a person can answer: 20 seconds are used (WCAG 2.2.1). Give 1/3 or more, such as 2.`,
          ),
        ]
      : []),
    ...refusedMinutes(options),
    ...guardMistakes(options),
    ...notOneOf(
      'stepUpOptions.groups',
      [1, 2],
      property(stepUpOptions, 'groups'),
      'A user may have no factors of so many groups.',
    ),
  ];
}
