import type { WidgetOptions } from '../../../widget';
import { BadRequest } from './bad-request';

/** The request to `/embed`. Query parameters that are not named here are the widget's to read. */
export interface EmbedRequest {
  mount: string;
  /** The entry of the widget: by the plain mount, by its React component, as an element, or by a script tag. */
  entry: 'plain' | 'react' | 'element' | 'script';
  /** The presence of React's StrictMode around it. */
  isStrictMode: boolean;
  /** The presence of an Activity around a React component, and of a button that hides it. */
  isHideable: boolean;
  copies: number;
  /** The presence of a nonce in what the server rendered. */
  hasNonce: boolean;
  /** The consent screen in the widget's place, if any: `custom` or `throws`. */
  render: string | undefined;
  /** The mount's options without `client`. */
  props: Omit<WidgetOptions, 'client'>;
}

/** The props where `props` is silent. */
const defaultProps: EmbedRequest['props'] = { config: { products: ['emailMagicLinks'] } };

/**
 * Reads the page's query.
 * @throws BadRequest, a readable sentence when it cannot be understood
 */
export function readRequest(query: URLSearchParams): EmbedRequest {
  const isStrictMode = query.get('strict') === '1';
  const entry = readEntry(query.get('entry'), isStrictMode);
  return {
    mount: query.get('mount') ?? 'login',
    entry,
    isStrictMode,
    isHideable: query.get('hideable') === '1',
    copies: readCopies(query.get('copies')),
    hasNonce: query.get('nonce') === '1',
    render: query.get('render') ?? undefined,
    props: readProps(query.get('props')),
  };
}

const entries = ['react', 'element', 'script'] as const;

function readEntry(given: string | null, isStrictMode: boolean): EmbedRequest['entry'] {
  const entry = entries.find((one) => one === given);
  if (given !== null && !entry) {
    throw new BadRequest(
      `"entry" is "${given}". It can be "react", "element" or "script", or be left out for the plain mount.`,
    );
  }
  if (isStrictMode && entry && entry !== 'react') {
    throw new BadRequest(
      `"strict=1" is React's StrictMode, which "entry=${entry}" cannot stand in. Leave one of them out.`,
    );
  }
  return isStrictMode ? 'react' : (entry ?? 'plain');
}

function readCopies(given: string | null): number {
  const copies = Number(given ?? 1);
  if (Number.isInteger(copies) && copies >= 1 && copies <= 200) return copies;
  throw new BadRequest(`"copies" is "${given}". It must be a whole number from 1 to 200.`);
}

function readProps(given: string | null): EmbedRequest['props'] {
  if (given === null) return defaultProps;
  const props = parse(given);
  if (typeof props === 'object' && props !== null && !Array.isArray(props)) return { ...defaultProps, ...props };
  throw new BadRequest(
    `"props" must be URL-encoded JSON of an object, for example ${JSON.stringify(defaultProps)}. It is: ${given}`,
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
