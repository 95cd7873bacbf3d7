import type { TokenKind } from '../../tokens/token-kinds';
import { toColorValue } from './color-value';
import { fontNames } from './font-list';
import type { DesignTokenType, DesignTokenValue } from './format';
import { toShadowValue } from './shadow-value';
import { toCubicBezier, toDimension, toDuration } from './simple-values';

/** A value of the format and its type. */
export interface TypedValue {
  $type: DesignTokenType;
  $value: DesignTokenValue;
}

/** The types that a token of a kind may have, the usual one first. A colour scheme is not a design token. */
export const typesOf: Record<TokenKind, readonly DesignTokenType[]> = {
  color: ['color'],
  length: ['dimension'],
  lineWidth: ['dimension'],
  fonts: ['fontFamily'],
  weight: ['fontWeight', 'number'],
  lineHeight: ['number', 'dimension'],
  shadow: ['shadow'],
  time: ['duration'],
  easing: ['cubicBezier'],
  scheme: [],
};

/** Tells whether a token of one kind can be an alias of another's: the usual type of both is the same. */
export function haveSameType(one: TokenKind | undefined, other: TokenKind): boolean {
  return one !== undefined && typesOf[one][0] === typesOf[other][0];
}

const converters: Record<DesignTokenType, (css: string) => DesignTokenValue | undefined> = {
  color: toColorValue,
  dimension: toDimension,
  duration: toDuration,
  shadow: toShadowValue,
  cubicBezier: toCubicBezier,
  fontFamily: fontNames,
  fontWeight: (css) => (/^(?:normal|bold)$/i.test(css) ? css.toLowerCase() : toWeight(css)),
  number: toNumber,
};

/** A theme's value in the format; undefined where no type of the format can express it. */
export function toTokenValue(kind: TokenKind, css: string): TypedValue | undefined {
  for (const $type of typesOf[kind]) {
    const $value = converters[$type](css.trim());
    if ($value !== undefined) return { $type, $value };
  }
  return undefined;
}

/** The format's weights range from 1 to 1000. */
function toWeight(css: string): number | undefined {
  const weight = toNumber(css);
  return weight !== undefined && weight >= 1 && weight <= 1_000 ? weight : undefined;
}

function toNumber(css: string): number | undefined {
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(css) ? Number(css) : undefined;
}
