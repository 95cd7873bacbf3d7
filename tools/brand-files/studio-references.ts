import { needsBrowser, parseColor } from '../color/parse-color';
import { isRecord, own } from '../design-tokens/record';
import { type BrandValue, Refused } from './brand-value';
import { cssFor } from './css-for';
import type { StudioToken } from './studio-tokens';

/** No real chain of references is longer; the limit prevents a stack overflow. */
const longestChain = 64;
/** No real value has more parts. The limit stops values that contain each other from growing endlessly. */
const mostParts = 1_000;

/** The parts of a composite token that are separate tokens here. */
const textParts = ['fontSize', 'fontWeight', 'lineHeight', 'fontFamily'];

/** Resolves the references in the enabled sets: whole values, and those inside a sum or a colour. */
export class StudioReferences {
  private readonly referred: ReadonlySet<string>;
  private parts = 0;

  constructor(private readonly tokens: ReadonlyMap<string, StudioToken>) {
    const texts = [...tokens.values()].map(({ value }) => JSON.stringify(value));
    this.referred = new Set(texts.flatMap((text) => Array.from(text.matchAll(braces), ([, path = '']) => path.trim())));
  }

  /** The resolved values of a token: one, or, for a composite token, one for each of its parts. */
  valuesOf(token: StudioToken): BrandValue[] {
    const { path, parts, modifier } = token;
    const isReferred = this.referred.has(path);
    const one = (value: BrandValue['value'], more: readonly string[] = []): BrandValue => ({
      name: [...parts, ...more].join('.'),
      parts: [...parts, ...more],
      value,
      isReferred,
    });
    if (modifier !== undefined)
      return [
        one(
          new Refused(
            `is changed by the tool (${modifier}), which only the tool can do: give it the colour that is shown there`,
          ),
        ),
      ];
    this.parts = 0;
    const value = this.resolve(token.value, [path]);
    if (value instanceof Refused) return [one(value)];
    if (typeof value === 'string' || typeof value === 'number') return [one(value)];
    if (/shadow/i.test(token.type)) return [one(shadowOf(value))];
    if (token.type === 'typography' && isRecord(value))
      return textParts.flatMap((part) => {
        const inner = own(value, part);
        return typeof inner === 'string' || typeof inner === 'number' ? [one(inner, [part])] : [];
      });
    return [one(new Refused(`is a ${token.type || 'value'} of several parts: give each of them a token of its own`))];
  }

  private resolve(value: unknown, trail: readonly string[]): unknown {
    this.parts += 1;
    if (this.parts > mostParts) return new Refused('refers to too many others');
    if (typeof value === 'string') return this.fillIn(value, trail);
    if (Array.isArray(value)) return firstRefused(value.map((part) => this.resolve(part, trail)));
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(([name, part]): [string, unknown] => [name, this.resolve(part, trail)]);
    return entries.find(([, part]) => part instanceof Refused)?.[1] ?? Object.fromEntries(entries);
  }

  private fillIn(text: string, trail: readonly string[]): unknown {
    const [, whole] = /^\s*\{([^{}]+)\}\s*$/.exec(text) ?? [];
    if (whole !== undefined) return this.follow(whole.trim(), trail);
    const found = Array.from(text.matchAll(braces), ([, path = '']) => this.follow(path.trim(), trail));
    const refused = found.find((part) => part instanceof Refused);
    if (refused) return refused;
    if (found.some((part) => typeof part === 'object'))
      return new Refused('uses a value of several parts within another');
    let at = 0;
    return text.replaceAll(braces, () => String(found[at++]));
  }

  private follow(path: string, trail: readonly string[]): unknown {
    if (trail.includes(path)) return new Refused(`goes round in a circle: ${[...trail, path].join(' → ')}`);
    if (trail.length > longestChain) return new Refused('refers to too many others, one after the other');
    const token = this.tokens.get(path);
    if (token) return this.resolve(token.value, [...trail, path]);
    // A part of a composite token.
    const dot = path.lastIndexOf('.');
    const around = this.tokens.get(path.slice(0, Math.max(dot, 0)));
    const part = around && own(around.value, path.slice(dot + 1));
    return part === undefined
      ? new Refused(`refers to "${path}", which is in no set that is on`)
      : this.resolve(part, [...trail, path]);
  }
}

const braces = /\{([^{}]+)\}/g;

const firstRefused = (parts: unknown[]): unknown => parts.find((part) => part instanceof Refused) ?? parts;

/** A shadow as CSS, of one layer or of several. */
function shadowOf(value: unknown): string | Refused {
  const layers = (Array.isArray(value) ? value : [value]).map((layer) => {
    const color = cssOf('color', own(layer, 'color'));
    const lengths = ['x', 'y', 'blur', 'spread'].map((name) =>
      cssOf('length', own(layer, name) ?? own(layer, `offset${name.toUpperCase()}`) ?? 0),
    );
    if (color === undefined || lengths.includes(undefined)) return undefined;
    if (!parseColor(color) && !needsBrowser(color)) return undefined;
    return `${/inner|inset/i.test(String(own(layer, 'type'))) ? 'inset ' : ''}${lengths.join(' ')} ${color}`;
  });
  return layers.includes(undefined) ? new Refused('is a shadow that cannot be read') : layers.join(', ');
}

function cssOf(kind: 'color' | 'length', value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? cssFor(kind, value) : undefined;
}
