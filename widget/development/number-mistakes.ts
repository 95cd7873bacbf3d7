import { resolveConfig } from '../../flows/core/config/config.atoms';
import { type Mistake, mistake } from '../mistakes/mistake';
import { quote } from '../mistakes/quote';

/** The least minutes for an answer to a question: 20 seconds (WCAG 2.2.1). */
const leastMinutes = 1 / 3;

/** The minutes of a guard whose question would come again, or with the log-in: it uses fewer than it was given. */
function guardMistakes(options: object): Mistake[] {
  const { warnBeforeMinutes = 2, extendByMinutes = 60, config } = Object(options);
  const isGuard = 'warnBeforeMinutes' in options || 'extendByMinutes' in options;
  if (!isGuard) return [];
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
 * The minutes outside `config` that are no number, or too few for an answer, and a number of groups that no step-up can
 * require.
 */
export function numberMistakes(options: object): Mistake[] {
  const stepUp = Object(Reflect.get(options, 'stepUpOptions'));
  const minutes: readonly [path: string, value: unknown][] = [
    ['warnBeforeMinutes', Reflect.get(options, 'warnBeforeMinutes')],
    ['extendByMinutes', Reflect.get(options, 'extendByMinutes')],
    ['stepUpOptions.maxAgeMinutes', stepUp.maxAgeMinutes],
  ];
  const { warnBeforeMinutes } = Object(options);
  const wrong = minutes.filter(([, value]) => value !== undefined && !(Number.isFinite(value) && Number(value) >= 0));
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
    ...guardMistakes(options),
    ...([undefined, 1, 2].includes(stepUp.groups)
      ? []
      : [
          mistake(
            'which-is-not-one-of',
            `stepUpOptions.groups is ${quote(stepUp.groups)}, which is not one of: 1, 2. A user may have no factors of so many groups.`,
          ),
        ]),
  ];
}
