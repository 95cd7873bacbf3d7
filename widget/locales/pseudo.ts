const accented: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/**
 * A sentence as the pseudo-locale says it: bracketed, accented and twice as long, its placeholders untouched. A
 * sentence on screen without brackets is hard-coded; one that does not fit will not fit in German either.
 */
export function pseudo(template: string): string {
  const pieces = template.split(/(\{\w+\})/).map((piece) => (piece.startsWith('{') ? piece : accent(piece)));
  const words = template
    .replaceAll(/\{\w+\}/g, '')
    .split(' ')
    .map(accent)
    .join(' ');
  return `⟦${pieces.join('')} ${words}⟧`;
}

function accent(text: string): string {
  return Array.from(text, (letter) => accented[letter] ?? letter).join('');
}
