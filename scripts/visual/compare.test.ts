import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare } from './compare';

/** A white picture, with some pixels in another colour. */
function picture(width: number, height: number, red: readonly number[] = [], value = 0): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const at of red) png.data[at * 4 + 1] = value;
  return PNG.sync.write(png);
}

test('two equal pictures have no difference', () => {
  expect(compare(picture(4, 4), picture(4, 4))).toBeUndefined();
});

test('each different pixel is reported, however small the difference', () => {
  expect(compare(picture(4, 4), picture(4, 4, [3, 7]))?.pixels).toBe(2);
  expect(compare(picture(4, 4), picture(4, 4, [5], 254))?.pixels).toBe(1);
});

test('the difference is a picture as large as the larger one, and shows where they differ', () => {
  const difference = compare(picture(4, 4), picture(4, 6));
  expect(difference?.pixels).toBe(8);
  expect(difference && PNG.sync.read(difference.picture).height).toBe(6);
});
