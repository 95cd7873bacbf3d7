const before = new WeakMap<MediaList, string>();

/**
 * Makes the rules that a style sheet keeps for a setting of the reader's hold now, or as the reader has it. A page
 * cannot change the setting itself; what our rules do with it can be seen all the same.
 */
export function emulateMedia(feature: string, isOn: boolean): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) follow(rulesOf(sheet), feature, isOn);
}

function follow(rules: Iterable<CSSRule>, feature: string, isOn: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const written = before.get(rule.media) ?? rule.media.mediaText;
      before.set(rule.media, written);
      if (written.includes(feature)) rule.media.mediaText = isOn ? 'all' : written;
    }
    if (rule instanceof CSSGroupingRule) follow(rule.cssRules, feature, isOn);
  }
}

function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    // Another origin's: none of ours.
    return [];
  }
}
