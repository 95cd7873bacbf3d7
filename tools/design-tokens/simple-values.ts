import type { CubicBezierValue, DimensionValue, DurationValue } from './format';

const number = String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)`;
const dimension = new RegExp(`^(${number})(px|rem)$`, 'i');
const firstDimension = new RegExp(`(?<![-\\w.])(${number})(px|rem)(?!\\w)`, 'i');
const duration = new RegExp(`^(${number})(ms|s)$`, 'i');

/** `8px` or `0.5rem`; undefined for a unit that the format does not have. */
export function toDimension(css: string): DimensionValue | undefined {
  if (/^[-+]?0$/.test(css)) return { value: 0, unit: 'px' };
  return measured(dimension.exec(css));
}

/**
 * The first plain length in an expression: of `max(24px, 1.5rem)`, its value unless the visitor has set a larger text
 * size.
 */
export function firstDimensionIn(css: string): DimensionValue | undefined {
  return measured(firstDimension.exec(css));
}

function measured(match: RegExpExecArray | null): DimensionValue | undefined {
  return match ? { value: Number(match[1]), unit: match[2]?.toLowerCase() === 'rem' ? 'rem' : 'px' } : undefined;
}

export function toDuration(css: string): DurationValue | undefined {
  const match = duration.exec(css);
  return match ? { value: Number(match[1]), unit: match[2]?.toLowerCase() === 's' ? 's' : 'ms' } : undefined;
}

// CSS Easing Functions 2, section 2.2.
const named: Record<string, CubicBezierValue> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

/** An easing keyword or `cubic-bezier()`; undefined for steps, which the format does not have. */
export function toCubicBezier(css: string): CubicBezierValue | undefined {
  const text = css.toLowerCase();
  if (Object.hasOwn(named, text)) return named[text];
  const parts = /^cubic-bezier\(([^()]*)\)$/
    .exec(text)?.[1]
    ?.split(',')
    .map((part) => Number(part.trim() || Number.NaN));
  if (parts?.length !== 4 || !parts.every(Number.isFinite)) return undefined;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = parts;
  return [x1, x2].every((x) => x >= 0 && x <= 1) ? [x1, y1, x2, y2] : undefined;
}

/** An easing of the format as CSS, by its keyword where it has one. */
export function fromCubicBezier(value: readonly number[]): string {
  const word = Object.entries(named).find(([, points]) => points.every((point, index) => point === value[index]));
  return word?.[0] ?? `cubic-bezier(${value.join(', ')})`;
}
