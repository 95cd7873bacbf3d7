const word = /^-?[a-z_][-\w]*$/i;

/** The names in a CSS font list, without their quotes. Undefined where one is a variable of the host's. */
export function fontNames(css: string): string[] | undefined {
  const items = css.match(/"[^"]*"|'[^']*'|[^,"']+/g)?.map((item) => item.trim()) ?? [];
  const names = items.filter((item) => item !== '').map((item) => item.replace(/^(["'])(.*)\1$/, '$2'));
  return names.length > 0 && !css.includes('(') && !names.includes('') ? names : undefined;
}

/** A CSS font list of names, quoted unless they are one word. */
export function fontList(names: readonly string[]): string {
  return names.map((name) => (word.test(name) ? name : `"${name}"`)).join(', ');
}
