/**
 * A PNG of one transparent pixel, in place of the provider's bitmap of a QR code. A page renders its own QR code from
 * the secret, and no test here would detect otherwise.
 */
export const emptyPicture =
  'data:image/png;base64, iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=';
