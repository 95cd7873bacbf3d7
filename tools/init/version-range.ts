/** A version: major, minor, patch. */
type Version = readonly [number, number, number];

/** The versions from `from` on, and below `below`. */
interface Interval {
  readonly from: Version;
  readonly below: Version;
}

const first: Version = [0, 0, 0];
const endless: Version = [Infinity, 0, 0];

/**
 * True if some version is in both of two ranges in npm's syntax. It is also true if one of them cannot be compared: a
 * tag, an address, `workspace:*`. Prereleases count as the version that they precede.
 */
export function rangesOverlap(one: string, other: string): boolean {
  const [some, others] = [intervalsOf(one), intervalsOf(other)];
  if (!some || !others) return true;
  return some.some((a) => others.some((b) => isBefore(later(a.from, b.from), earlier(a.below, b.below))));
}

function intervalsOf(range: string): readonly Interval[] | undefined {
  const intervals: Interval[] = [];
  for (const alternative of range.split('||')) {
    const interval = intervalOf(alternative.trim());
    if (!interval) return undefined;
    intervals.push(interval);
  }
  return intervals;
}

function intervalOf(alternative: string): Interval | undefined {
  const comparators = alternative
    .replace(/^(\S+)\s+-\s+(\S+)$/, '>=$1 <=$2')
    .replaceAll(/([<>=^~])\s+/g, '$1')
    .split(/\s+/);
  let whole: Interval = { from: first, below: endless };
  for (const comparator of comparators) {
    const part = comparedTo(comparator);
    if (!part) return undefined;
    whole = { from: later(whole.from, part.from), below: earlier(whole.below, part.below) };
  }
  return whole;
}

const comparatorForm = /^([<>]=?|[=^~])?v?(\d+|[xX*])?(?:\.(\d+|[xX*]))?(?:\.(\d+|[xX*]))?(?:[-+][\w.+-]+)?$/;

/** The versions of one comparator, such as `^18.2`, `>=6` or `*`. */
function comparedTo(comparator: string): Interval | undefined {
  const match = comparatorForm.exec(comparator);
  if (!match) return undefined;
  const [, operator = '=', ...parts] = match;
  const numbers = parts.map((part) => (part === undefined ? Number.NaN : Number(part)));
  const wildcard = numbers.findIndex((number) => Number.isNaN(number));
  const given = wildcard === -1 ? numbers : numbers.slice(0, wildcard);
  const from = versionOf(given);
  // The versions that the numbers name: 1.2 names each patch of it.
  const after = raised(given, given.length - 1);
  switch (operator) {
    case '^': {
      const significant = given.findIndex((number) => number > 0);
      return { from, below: raised(given, significant === -1 ? given.length - 1 : significant) };
    }
    case '~':
      return { from, below: raised(given, Math.min(given.length - 1, 1)) };
    case '>=':
      return { from, below: endless };
    case '>':
      return { from: after, below: endless };
    case '<':
      return { from: first, below: from };
    case '<=':
      return { from: first, below: after };
    default:
      return { from, below: after };
  }
}

const versionOf = ([major = 0, minor = 0, patch = 0]: readonly number[]): Version => [major, minor, patch];

/** The next version in which the number at `place` is higher; none is, where no number is given. */
function raised(given: readonly number[], place: number): Version {
  const number = given[place];
  return number === undefined ? endless : versionOf([...given.slice(0, place), number + 1]);
}

/** True if a version comes before another. */
function isBefore(one: Version, other: Version): boolean {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place !== -1 && (one[place] ?? 0) < (other[place] ?? 0);
}

const later = (one: Version, other: Version): Version => (isBefore(one, other) ? other : one);
const earlier = (one: Version, other: Version): Version => (isBefore(one, other) ? one : other);
