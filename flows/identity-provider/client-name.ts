/** The greatest length of a name in a title, in characters. The rest is behind "Details". */
const longest = 80;

/** The part of a name that is read, in characters: millions of marks would freeze the page, or overflow the stack. */
const longestGiven = 100_000;

/** Letters and pictures that a joiner may shape: none of the scripts in which it only hides. */
const joined = String.raw`[^\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{C}\p{Z}]`;
const honestJoiner = String.raw`(?<=${joined})[\u200C\u200D](?=${joined})`;
/** The characters that change the direction of text, or are invisible. */
const hidden = new RegExp(
  String.raw`(?!${honestJoiner})[\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}]`,
  'gu',
);

/** A text of visible ASCII alone. Most names are, and the sets above take a browser long to compile. */
const plain = /^[\x20-\x7e]*$/;

/**
 * A foreign name, made safe for a sentence on which a user decides: without characters that change the direction of
 * text or are invisible, without wide blanks, and with at most two marks on a letter. Joiners stay where a script needs
 * them. Empty when nothing is left.
 */
export function cleanName(given: string): string {
  const name = given.slice(0, longestGiven);
  if (plain.test(name)) return name.replaceAll(/ +/g, ' ').trim();
  return name
    .replaceAll(hidden, '')
    .replaceAll(/[\p{Z}\p{Cc}\u2800]+/gu, ' ')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
}

/** The greatest length of a host that is shown: a label, the longest public suffix and a port fit. */
const longestHost = 120;

/** A host as it is shown. A long one is cut at its start, because its end tells whose it is. */
export function shownHost(host: string): string {
  return host.length > longestHost ? `…${host.slice(-longestHost)}` : host;
}

/** A whole name, and the same cut for a title. Both are empty if nothing can be read. */
export interface ReadableName {
  whole: string;
  short: string;
}

/** A client's or a project's name as it may be shown. */
export function readableName(given: string | undefined): ReadableName {
  const whole = cleanName(given ?? '');
  const letters = Array.from(whole);
  return { whole, short: letters.length > longest ? `${letters.slice(0, longest).join('')}…` : whole };
}

/**
 * The destination of an address: a host, as machines read it (another script in its own letters), or an app by its scheme,
 * which ends in `://` so that no scheme is read as a host.
 */
export interface Destination {
  kind: 'host' | 'app';
  name: string;
}

/** The destination of an address. Only a web address has a host: what an app's own scheme puts there can be anything. */
export function destinationOf(address: URL): Destination;
export function destinationOf(address: string): Destination | { kind: 'unknown' };
export function destinationOf(address: string | URL): Destination | { kind: 'unknown' } {
  if (!URL.canParse(address)) return { kind: 'unknown' };
  const { protocol, host } = new URL(address);
  if (protocol === 'https:' || protocol === 'http:') return { kind: 'host', name: shownHost(host) };
  const scheme = protocol.slice(0, -1);
  return { kind: 'app', name: `${scheme.length > longest ? `${scheme.slice(0, longest)}…` : scheme}://` };
}
