/** The address of a picture for stories: a filled box of this size, which is seen on light and on dark ground. */
export const svgImage = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" rx="8" fill="#1F7A8C"/></svg>`)}`;
