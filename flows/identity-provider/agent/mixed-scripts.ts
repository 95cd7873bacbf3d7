/** Han goes with the scripts that one language writes beside it, and those with Latin (UTS 39, "highly restrictive"). */
const together = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];

/** The scripts that are alone. A letter of any other is of one more. */
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
