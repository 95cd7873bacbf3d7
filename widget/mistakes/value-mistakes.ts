import { isThisMachine } from '../../flows/core/host/this-machine';
import { isRecord } from '../../flows/core/provider/record';
import { type Mistake, mistake, notOneOf } from './mistake';

/** The redirect URLs of a configuration, by the path of their option. */
export function redirectURLs(config: object): [path: string, url: unknown][] {
  return Object.entries(config).flatMap(([group, options]) =>
    isRecord(options)
      ? Object.entries(options)
          .filter(([name, url]) => name.endsWith('RedirectURL') && url !== undefined)
          .map(([name, url]): [string, unknown] => [`config.${group}.${name}`, url])
      : [],
  );
}

/** The redirect URLs that the provider will refuse: a mail or a social provider needs an absolute address. */
export function redirectMistakes(config: object): Mistake[] {
  return redirectURLs(config).flatMap(([path, url]) => {
    if (typeof url !== 'string' || !URL.canParse(url))
      return [
        mistake(
          'is-not-an-absolute-url',
          `${path} is ${JSON.stringify(url)}, which is not an absolute URL, and the provider refuses it. Write the whole address, such as new URL('/callback', location.href).href.`,
        ),
      ];
    const { protocol, hostname } = new URL(url);
    return protocol === 'http:' && !isThisMachine(hostname)
      ? [
          mistake(
            'stytch-accepts-http-for-localhost-only',
            `${path} is ${url}. Stytch accepts http for localhost only: write https.`,
          ),
        ]
      : [];
  });
}

/** The invalid `denyBehaviour` (B-MOUNT-16). */
export function denyBehaviourMistakes(options: object): Mistake[] {
  return notOneOf('denyBehaviour', ['return', 'ask'], Reflect.get(options, 'denyBehaviour'));
}

const wrongCallbacks = (sentence: string) => mistake('callbacks-is-not-an-object', sentence);

/** The callbacks that are not functions. */
export function callbackMistakes(callbacks: unknown): Mistake[] {
  if (callbacks === undefined || callbacks === null) return [];
  if (!isRecord(callbacks)) return [wrongCallbacks('callbacks is not an object. Give { onEvent, onError }.')];
  return Object.entries(callbacks).flatMap(([name, call]) =>
    call === undefined || typeof call === 'function'
      ? []
      : [wrongCallbacks(`callbacks.${name} is a ${typeof call}, not a function, so it is never called.`)],
  );
}
