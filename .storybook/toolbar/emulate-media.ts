/** The query of each media list as its style sheet has it. */
const writtenQueries = new WeakMap<MediaList, string>();

/**
 * Applies the style sheets as for a user who has set a media feature, such as `forced-colors`; without emulation, as the user's
 * system is set. A page cannot change the setting itself, so the queries that name the feature are replaced.
 */
export function emulateMedia(feature: string, isEmulated: boolean): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    replaceQueries(rulesOf(sheet), feature, isEmulated);
  }
}

function replaceQueries(rules: Iterable<CSSRule>, feature: string, isEmulated: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const written = writtenQueries.get(rule.media) ?? rule.media.mediaText;
      writtenQueries.set(rule.media, written);
      if (written.includes(feature)) rule.media.mediaText = isEmulated ? emulatedQuery(written) : written;
    }
    if (rule instanceof CSSGroupingRule) replaceQueries(rule.cssRules, feature, isEmulated);
  }
}

/** A query that asks for a user without the setting no longer matches. */
const emulatedQuery = (written: string) => (/:\s*(?:no-preference|none)\b/.test(written) ? 'not all' : 'all');

function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    // A style sheet of another origin cannot be read, and is none of ours.
    return [];
  }
}
