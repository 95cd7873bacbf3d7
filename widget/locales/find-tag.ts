/** The tags of the languages that are offered (B-WORDS-2), and of the one that shows which sentences are hard-coded. */
const localeTags = [
  ...(['en', 'es', 'fr', 'de', 'it', 'pt-BR', 'nl', 'pl', 'cs', 'sv', 'da', 'nb', 'fi', 'tr', 'ru'] as const),
  ...(['uk', 'el', 'ro', 'hu', 'ar', 'he', 'fa', 'hi', 'th', 'vi', 'id', 'ja', 'ko'] as const),
  ...(['zh-Hans', 'zh-Hant', 'en-XA'] as const),
];

/** The tag of an offered language. */
export type OfferedTag = (typeof localeTags)[number];

/** The tag of the offered language that serves a tag; undefined where none does. It loads no language. */
export function findTag(asked: string): OfferedTag | undefined {
  // Some hosts write `pt_BR`; one without types may give anything.
  const tag = `${asked}`.replaceAll('_', '-');
  const named = (name: string) => localeTags.find((one) => one.toLowerCase() === name.toLowerCase());
  const [language = '', second = ''] = tag.split('-');
  return named(tag) ?? named(`${language}-${second}`) ?? named(language) ?? named(alias(language.toLowerCase(), tag));
}

/** Languages that are offered under another name: an older one, one of one language in two, or one for how it is written. */
const aliases: Readonly<Record<string, string>> = {
  zh: 'zh-Hans',
  yue: 'zh-Hans',
  no: 'nb',
  nn: 'nb',
  pt: 'pt-BR',
  iw: 'he',
  in: 'id',
  mo: 'ro',
};

/** Tags that say the same in another way. Cantonese is written in traditional letters, but in China. */
function alias(language: string, tag: string): string {
  if (/^(yue(?!-(hans|cn))|zh-(.*-)?(hant|tw|hk|mo))\b/i.test(tag)) return 'zh-Hant';
  return Object.hasOwn(aliases, language) ? (aliases[language] ?? '') : '';
}
