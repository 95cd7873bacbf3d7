// Design Tokens Format Module 2025.10 and Color Module 2025.10 (Design Tokens Community Group).

/** A colour: in sRGB where sRGB has it, `hex` then being its eight-bit form without alpha. */
export interface ColorValue {
  colorSpace: string;
  /** In sRGB: red, green and blue from 0 to 1. */
  components: (number | 'none')[];
  /** From 0, clear, to 1, opaque. Default 1. */
  alpha?: number;
  hex?: string;
}

/** A length in CSS pixels or root ems; the format knows no other unit. */
export interface DimensionValue {
  value: number;
  unit: 'px' | 'rem';
}

export interface DurationValue {
  value: number;
  unit: 'ms' | 's';
}

export interface ShadowValue {
  color: ColorValue | string;
  offsetX: DimensionValue | string;
  offsetY: DimensionValue | string;
  blur: DimensionValue | string;
  spread: DimensionValue | string;
  inset?: boolean;
}

/** P1x, P1y, P2x, P2y. */
export type CubicBezierValue = [number, number, number, number];

/** The content of a token: a value of its type, or `{group.token}`. */
export type DesignTokenValue =
  | ColorValue
  | DimensionValue
  | DurationValue
  | ShadowValue[]
  | CubicBezierValue
  | string[]
  | number
  | string;

export type DesignTokenType =
  | 'color'
  | 'dimension'
  | 'duration'
  | 'shadow'
  | 'cubicBezier'
  | 'fontFamily'
  | 'fontWeight'
  | 'number';

export interface DesignToken {
  $type: DesignTokenType;
  $value: DesignTokenValue;
  $description?: string;
  $extensions?: { vestibule: TokenExtension };
}

/** The theme's own text of a value that the format cannot hold letter for letter. */
export interface TokenExtension {
  css: string;
  /** The `$value` that it was written beside. Where a tool has changed `$value` since, the tool's value holds. */
  insteadOf: DesignTokenValue;
}

/** The part of a theme that is no design token. */
export interface FileExtension {
  colorScheme?: string;
  hideHeaderText?: boolean;
  logo?: { logoImageUrl?: string; alt?: string };
}

export interface DesignTokenGroup {
  [name: string]: DesignToken | DesignTokenGroup;
}

/** A `.tokens.json` file, as `JSON.stringify` takes it. Groups and tokens are named by the theme's paths. */
export type DesignTokensFile = { $extensions?: { vestibule: FileExtension } } & {
  [name: string]: DesignToken | DesignTokenGroup | { vestibule: FileExtension } | undefined;
};
