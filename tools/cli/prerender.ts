import { isRecord } from '../design-tokens/record';
import { errorMessage } from '../error-message';
import { parseJson } from './parse-json';
import { type RenderedMount, renderedMounts, type RenderedOptions, type Terminal } from './terminal';

/** A screen to render, by its mount, with the options of its function of `vestibule-auth/server`. */
interface Screen {
  readonly mount: RenderedMount;
  readonly options: RenderedOptions;
}

/**
 * `prerender <file>`: prints the markup of a first screen, for a page that is generated at build time. The exit code is
 * 1 if an option is unknown or wrong, 2 if there is nothing to render.
 */
export async function prerender(
  file: string,
  { readFile, write, warn, mistakesOf, render }: Terminal,
): Promise<number> {
  const refuse = (reasons: readonly string[]) => {
    const listed = reasons.length > 1 ? reasons.map((reason) => `\n- ${reason}`).join('') : ` ${reasons.join('')}`;
    warn(`${file} could not be rendered:${listed}\n`);
  };
  try {
    const { mount, options } = readScreen(parseJson(await readFile(file), advice));
    const mistakes = await mistakesOf(mount, options);
    if (mistakes.length > 0) {
      refuse(mistakes);
      return 1;
    }
    write(`${await render(mount, options)}\n`);
    return 0;
  } catch (error) {
    refuse([errorMessage(error)]);
    return 2;
  }
}

const example = '{"config":{"products":["emailMagicLinks"]}}';
const advice = `Give the options of renderLogin: ${example}`;

/** Reads the content of a file. Throws the error to print. */
function readScreen(json: unknown): Screen {
  if (!isRecord(json)) throw new Error(`it is not a JSON object. ${advice}`);
  const { mount: name = 'login', config, ...others } = json;
  const mount = renderedMounts.find((one) => one === name);
  if (!mount) {
    const names = renderedMounts.map((one) => `"${one}"`);
    const listed = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
    throw new Error(`there is no mount ${JSON.stringify(name)}. Give one of ${listed}, or leave it out for "login".`);
  }
  if (!isRecord(config)) {
    const fault = config === undefined ? 'missing' : `${JSON.stringify(config)}, which is not an object`;
    throw new Error(`"config" is ${fault}. Give the configuration of the widget: ${example}`);
  }
  return { mount, options: { config, ...others } };
}
