const id = String.raw`[BT]-[A-Z]+-\d+`;

/** One id, or the first and the last of several. */
const ids = String.raw`${id}(?:\s+to\s+${id})?`;

/** Ids alone in brackets. */
const alone = new RegExp(String.raw`\s*\(${ids}(?:,\s+${ids})*\)`, 'g');

/** Ids before something else in brackets. */
const before = new RegExp(String.raw`(?<=\()(?:${ids},\s+)+`, 'g');

/**
 * A docstring as Storybook's pages show it: without the ids of `docs/contributing/behaviour.md` and `docs/contributing/threats.md`, since who
 * reads it there has no list of rules beside it.
 */
export const withoutIds = (docstring: string) => docstring.replaceAll(alone, '').replaceAll(before, '');
