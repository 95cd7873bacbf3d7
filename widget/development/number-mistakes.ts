import { quote } from '../mistakes/quote';

/** The minutes outside `config` that are no number, and a number of groups that no step-up can require. */
export function numberMistakes(options: object): string[] {
  const stepUp = Object(Reflect.get(options, 'stepUpOptions'));
  const minutes: readonly [path: string, value: unknown][] = [
    ['warnBeforeMinutes', Reflect.get(options, 'warnBeforeMinutes')],
    ['extendByMinutes', Reflect.get(options, 'extendByMinutes')],
    ['stepUpOptions.maxAgeMinutes', stepUp.maxAgeMinutes],
  ];
  const wrong = minutes.filter(([, value]) => value !== undefined && !(Number.isFinite(value) && Number(value) >= 0));
  return [
    ...wrong.map(
      ([path, value]) => `${path} is ${quote(value)}, which is not a number of minutes. Give one, such as 5.`,
    ),
    ...([undefined, 1, 2].includes(stepUp.groups)
      ? []
      : [
          `stepUpOptions.groups is ${quote(stepUp.groups)}, which is not one of: 1, 2. A user may have no factors of so many groups.`,
        ]),
  ];
}
