/**
 * A PNG of one transparent pixel, in the place of the provider's bitmap of a QR code: a page renders its own from the secret,
 * and nothing here would notice if it did not.
 */
export const emptyPicture =
  'data:image/png;base64, iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=';
