/** A value that YAML can represent. */
export type YamlValue = string | number | boolean | readonly YamlValue[] | { readonly [key: string]: YamlValue };

/** A value as YAML. Its strings are quoted as in JSON, which is valid YAML: "1.10" remains a string. */
export function toYaml(value: YamlValue): string {
  return `${blockOf(value, '').trimStart()}\n`;
}

function blockOf(value: YamlValue, indent: string): string {
  if (typeof value !== 'object') return ` ${JSON.stringify(value)}`;
  if (isList(value)) {
    if (value.length === 0) return ' []';
    return value.map((item) => `\n${indent}- ${blockOf(item, `${indent}  `).trimStart()}`).join('');
  }
  return Object.entries(value)
    .map(([key, member]) => `\n${indent}${key}:${blockOf(member, `${indent}  `)}`)
    .join('');
}

const isList = (value: object): value is readonly YamlValue[] => Array.isArray(value);
