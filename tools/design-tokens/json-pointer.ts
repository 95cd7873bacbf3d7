/** The names of a JSON pointer in a URL's fragment (RFC 6901, section 6): `#/a~1b/c%20d` is `a/b`, then `c d`. */
export function pointerNames(pointer: string): string[] {
  return pointer
    .slice(2)
    .split('/')
    .map((name) => decoded(name).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A name without percent-encoding, or its text where that is wrong: files are written by hand too. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
