import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeperThan, isRecord, own, saysTheSame } from './record';

/** The same JSON with the keys of every object in reverse order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, part]) => [name, turned(part)]),
  );
}

test('a value is equal to one with its keys in another order', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void expect(saysTheSame(value, turned(value))).toBe(true)));
});

test('two values with different JSON are not equal', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const sorted = (value: unknown): unknown =>
        isRecord(value)
          ? Object.entries(value)
              .map(([name, part]) => [name, sorted(part)])
              .toSorted()
          : Array.isArray(value)
            ? { list: value.map(sorted) }
            : value;
      if (JSON.stringify(sorted(one)) !== JSON.stringify(sorted(other))) expect(saysTheSame(one, other)).toBe(false);
    }),
  );
  expect({
    listAndRecord: saysTheSame([], {}),
    otherKeys: saysTheSame({ a: undefined }, { b: undefined }),
    nullAndRecord: saysTheSame(null, {}),
  }).toEqual({ listAndRecord: false, otherKeys: false, nullAndRecord: false });
});

test.each([
  ['text', 0, false],
  [{}, 0, true],
  [{}, 1, false],
  [{ a: [1] }, 1, true],
  [{ a: [1] }, 2, false],
  [[[[]]], 2, true],
])('a file %j has more than %d levels: %j', (value, levels, isDeeper) => {
  expect(isDeeperThan(levels, value)).toBe(isDeeper);
});

test('an inherited name is no own name', () => {
  expect(['constructor', '__proto__', 'toString'].map((name) => own({}, name))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect({
    proto: own(JSON.parse('{"__proto__":1}'), '__proto__'),
    length: own('text', 'length'),
    index: own([7], '0'),
  }).toEqual({ proto: 1, length: undefined, index: 7 });
});
