/**
 * The CSS custom property of a token, without its dashes: `['container', 'borderRadius']` is
 * `vestibule-container-border-radius`. These names are public; a host's style sheet may set them.
 */
export function variableName(path: readonly string[]): string {
  const kebab = path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return `vestibule-${kebab.join('-')}`;
}
