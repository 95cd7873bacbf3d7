import type { Config } from '../../flows/core/config/config';
import { refusedMinutes } from '../../widget/development/refused-minutes';
import { configMistakes, configProblem } from '../../widget/mistakes/config-mistakes';
import { unknownOptions } from '../../widget/mistakes/unknown-options';
import { redirectMistakes } from '../../widget/mistakes/value-mistakes';

/** The mistakes of a configuration, as the widget would log them; none where it is valid. */
export function checkConfig(given: unknown): readonly string[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return ['A configuration is an object, such as { "products": ["emailMagicLinks"] }.'];
  // An agent may pass any value: the checks are made for hosts without types.
  const config = given as Config;
  const problem = configProblem(config);
  const mistakes = [
    ...(problem ? [problem] : []),
    ...unknownOptions('Main', { config }),
    ...redirectMistakes(config),
    ...configMistakes(config),
    ...refusedMinutes({ config }),
  ];
  return mistakes.map(({ sentence }) => sentence);
}
