import { nearestName } from '../../tokens/nearest-name';
import { isRecord } from '../../flows/core/provider/record';
import { listed } from '../../flows/core/config/config.atoms';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { type Mistake, mistake } from './mistake';
import { callbackNames, configNames, groupNames, optionNames, providerNames, stepUpNames } from './option-names';

/** The options of Stytch's widget, or of an older version, that have another name here. */
const otherNames: Readonly<Record<string, string>> = {
  styles: 'theme',
  presentation: 'theme',
  elementId: 'the first argument of the mount call',
};

/**
 * The options that no mount reads, each with the name that was probably meant: they have no effect (B-MOUNT-17).
 * @param others the names that options may have beside those of the mount
 */
export function unknownOptions(start: ScreenName, options: object, others: readonly string[] = []): Mistake[] {
  const own = [...optionNames(start), ...others];
  const config: unknown = Reflect.get(options, 'config');
  const callbacks: unknown = Reflect.get(options, 'callbacks');
  const groups = Object.entries(groupNames).flatMap(([group, known]) =>
    isRecord(config) ? unknownIn(`config.${group}`, config[group], known) : [],
  );
  const social = isRecord(config) && isRecord(config['oauthOptions']) ? config['oauthOptions']['providers'] : undefined;
  return [
    ...unknownIn('', options, own),
    ...unknownIn('config', config, configNames),
    ...groups,
    ...listed(Array.isArray(social) ? social : undefined).flatMap((one) =>
      unknownIn('config.oauthOptions.providers[]', one, providerNames),
    ),
    ...unknownIn('stepUpOptions', Reflect.get(options, 'stepUpOptions'), stepUpNames),
    ...unknownIn('callbacks', callbacks, callbackNames),
  ];
}

function unknownIn(group: string, given: unknown, known: readonly string[]): Mistake[] {
  if (!isRecord(given)) return [];
  return Object.keys(given)
    .filter((name) => given[name] !== undefined && !known.includes(name))
    .map((name) => {
      const path = group ? `${group}.${name}` : name;
      return mistake(
        'there-is-no-option',
        `There is no option \`${path}\`, so it has no effect.${hint(name, group, known)}`,
      );
    });
}

/** Every path of an option, with dots. */
const paths = [
  ...configNames.map((name) => `config.${name}`),
  ...Object.entries(groupNames).flatMap(([group, names]) => names.map((name) => `config.${group}.${name}`)),
  ...callbackNames.map((name) => `callbacks.${name}`),
  'theme',
  'strings',
  'locale',
  'callbacks',
];

function hint(name: string, group: string, known: readonly string[]): string {
  const here = nearestName(name, known);
  const inPlace = here && (group ? `${group}.${here}` : here);
  const meant =
    (group ? undefined : otherNames[name]) ?? inPlace ?? paths.find((path) => path.split('.').at(-1) === name);
  if (meant) return ` Did you mean \`${meant}\`?`;
  return group ? ` There are: ${known.join(', ')}.` : '';
}
