/** Cuts a template at its placeholders: text at even places, names at odd ones. */
export function pieces(template: string): string[] {
  return template.split(/\{(\w+)\}/);
}
