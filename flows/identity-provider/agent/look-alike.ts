/** Letters that look like one of a–z, in a line that begins with it. A capital is listed where its small letter looks different. */
const looks = [
  'aаαɑ',
  'bьвƅβΒ',
  'cсϲⅽ',
  'dԁɗ',
  'eеєɛҽ℮',
  'fƒſ',
  'gɡցԍ',
  'hһհнΗ',
  'jјϳ',
  'kкκ',
  'li1|!ıіιӏɩ',
  'mмɱΜ',
  'nոռηпɴΝ',
  'o0оοօσ',
  'pрρ',
  'qԛգ',
  'rгɾʀ',
  's5ѕꜱ$',
  'tтτ',
  'uսυʋц',
  'vνѵ',
  'wԝѡωա',
  'xхχ×',
  'yуүγΥ',
  'zᴢʐ',
];
const folded = new Map(looks.flatMap((line) => Array.from(line).map((letter) => [letter, line.charAt(0)])));

/** A name reduced to its looks: without case, marks, blanks and signs, and with one letter for all that look alike. */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return Array.from(plain, (letter) => folded.get(letter) ?? folded.get(letter.toLowerCase()) ?? letter.toLowerCase())
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Tells whether two words differ by at most one letter: another, one more, or one less. */
function isOneLetterAway(one: string, other: string): boolean {
  const left = Array.from(one);
  const right = Array.from(other);
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  const isSame = (end: number) => left.at(-end) === right.at(-end);
  const rest = Math.max(left.length, right.length) - start;
  let end = 0;
  while (end < Math.min(left.length, right.length) - start && isSame(end + 1)) end += 1;
  return rest - end <= 1;
}

/** Tells whether a claimed name is, to the eye, the project's own or one letter away from it (T-IDP-26). */
export function looksLike(claimed: string, own: string): boolean {
  const [skeleton, ownSkeleton] = [skeletonOf(claimed), skeletonOf(own)];
  return skeleton !== '' && ownSkeleton !== '' && isOneLetterAway(skeleton, ownSkeleton);
}

/** Han may be mixed with the scripts that one language writes beside it, and those with Latin (UTS 39, "highly restrictive"). */
const together = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];

/** The scripts that are not mixed with others. A letter of a script that is not listed counts as one more. */
const alone =
  'Cyrillic Greek Armenian Georgian Hebrew Arabic Syriac Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu ' +
  'Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Mongolian Ethiopic Cherokee Canadian_Aboriginal Coptic ' +
  'Deseret Gothic Lisu Nko Runic Tifinagh Vai';

const systems = [...together, ...alone.split(' ')].map((names) => lettersOf(names.split(' ')));
const known = lettersOf([...together, alone].join(' ').split(' '));

function lettersOf(scripts: readonly string[]): RegExp {
  return new RegExp(`[${scripts.map((script) => String.raw`\p{scx=${script}}`).join('')}]`, 'u');
}

/** Tells whether a name has letters of scripts that no language writes together, as `Pаypal` with a Cyrillic `а`. */
export function mixesScripts(name: string): boolean {
  // Letters of no script of their own, as a mathematical bold A, are counted by what they look like.
  const letters = name.normalize('NFKC').match(/\p{L}/gu) ?? [];
  const own = letters.filter((letter) => !/\p{scx=Common}|\p{scx=Inherited}/u.test(letter));
  if (systems.some((system) => own.every((letter) => system.test(letter)))) return false;
  return own.some((letter) => known.test(letter));
}
