import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The difference of two pictures of a story. */
export interface Difference {
  /** The number of pixels that differ. */
  pixels: number;
  /** The picture of the difference: the changed pixels in red, over a pale copy of the later picture. */
  picture: Buffer;
}

/**
 * Compares two pictures that one browser took; undefined where they are equal. Every pixel counts, however little it
 * differs: the same page gives the same pixels in the same browser.
 */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [first, second] = sameSize(PNG.sync.read(before), PNG.sync.read(after));
  const { width, height } = second;
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(first.data, second.data, difference.data, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.25,
    diffColor: [214, 0, 60],
  });
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(difference) };
}

/** The hash of a picture. */
export const sumOf = (picture: Buffer) => createHash('sha256').update(picture).digest('hex').slice(0, 16);

/** Two pictures padded to one size, so that an area that only one of them has differs as well. */
function sameSize(first: PNG, second: PNG): [PNG, PNG] {
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const onSheet = (picture: PNG) => {
    if (picture.width === width && picture.height === height) return picture;
    const sheet = new PNG({ width, height });
    PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
    return sheet;
  };
  return [onSheet(first), onSheet(second)];
}
