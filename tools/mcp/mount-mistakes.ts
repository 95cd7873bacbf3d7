import type { Config } from '../../flows/core/config/config';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { refusedMinutes } from '../../widget/development/refused-minutes';
import { findTag } from '../../widget/locales/find-tag';
import { messages } from '../../widget/locales/nl';
import { configMistakes } from '../../widget/mistakes/config-mistakes';
import { unknownOptions } from '../../widget/mistakes/unknown-options';
import { callbackMistakes, denyBehaviourMistakes, redirectMistakes } from '../../widget/mistakes/value-mistakes';
import { nearestName } from '../../tokens/nearest-name';
import { stringMistakes } from '../../widget/development/string-mistakes';
import { localeMistakes } from '../../widget/mistakes/locale-mistakes';
import type { RenderedMount, RenderedOptions } from '../cli/terminal';
import { mountProblem } from './mount-problem';
import { themeOptionMistakes } from './theme-option-mistakes';

const starts: Readonly<Record<RenderedMount, ScreenName>> = {
  login: 'Main',
  passwordReset: 'PasswordResetForm',
  passkeyRegistration: 'PasskeyRegistrationStart',
  identityProvider: 'IDPConsent',
};

/** The names in a file that no mount has. */
const namesOfFiles = ['mount', 'inlineStyles', 'identifierPrefix'];

/**
 * The mistakes in the options of a mount to render, as the widget would log them on a developer's machine. The problem
 * that would be shown in place of the first screen is the first one.
 */
export function mountMistakes(mount: RenderedMount, options: RenderedOptions): readonly string[] {
  const start = starts[mount];
  // A file may hold any value: the checks are made for hosts without types.
  const config = options.config as Config;
  const problem = mountProblem(mount, config);
  const mistakes = [
    ...unknownOptions(start, options, namesOfFiles),
    ...callbackMistakes(options['callbacks']),
    ...denyBehaviourMistakes(options),
    ...redirectMistakes(config),
    ...configMistakes(config),
    ...refusedMinutes(options),
    ...localeMistakes(tagsOf(options['locale']), findTag, []),
    ...stringMistakes(Object(options['strings']), messages, { findTag, nearestOf: nearestName }),
  ].map(({ sentence }) => sentence);
  return [
    ...(problem === undefined ? [] : [problem]),
    ...mistakes.filter((sentence) => !problem?.includes(sentence)),
    ...renderingMistakes(options),
    ...themeOptionMistakes(options['theme']),
  ];
}

/** The tags that a file asks for. A value that is no list is read as a list of one. */
function tagsOf(locale: unknown): string[] {
  const tags: unknown[] = Array.isArray(locale) ? locale : [locale ?? []];
  return tags.flat().map(String);
}

/** The options that only a rendering reads, with values that it cannot use. */
function renderingMistakes({ nonce, inlineStyles, stylesheet, identifierPrefix }: RenderedOptions): string[] {
  const mistakeOf = (name: string, given: unknown, type: 'string' | 'boolean') =>
    given === undefined || typeof given === type
      ? []
      : [`${name} is ${JSON.stringify(given)}, which is not ${type === 'string' ? 'a text' : 'true or false'}.`];
  return [
    ...mistakeOf('nonce', nonce ?? undefined, 'string'),
    ...mistakeOf('stylesheet', stylesheet, 'string'),
    ...mistakeOf('identifierPrefix', identifierPrefix, 'string'),
    ...mistakeOf('inlineStyles', inlineStyles, 'boolean'),
  ];
}
