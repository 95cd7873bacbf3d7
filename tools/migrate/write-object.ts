import type { Source } from './source';

/** An object to write: the text of a value, or a group of them, by name; and the values to spread first. */
export interface Group {
  spread?: string;
  values: Map<string, string | Group>;
}

/** Puts a value at a dotted path, and creates the groups of the path. */
export function put(group: Group, path: string, value: string): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return void group.values.set(name, value);
  const found = group.values.get(name);
  const inner: Group = typeof found === 'object' ? found : { values: new Map() };
  group.values.set(name, inner);
  put(inner, rest.join('.'), value);
}

/** The text of an object, indented by two spaces per level, with the names quoted where the file is JSON. */
export function writeObject(source: Source, { spread, values }: Group, indent: string): string {
  const inner = `${indent}  `;
  const lines = [
    ...(spread === undefined ? [] : [`...${spread}`]),
    ...Array.from(values, ([name, value]) => {
      const text = typeof value === 'string' ? value : writeObject(source, value, inner);
      return `${source.isData ? JSON.stringify(name) : name}: ${text}`;
    }),
  ];
  return lines.length === 0 ? '{}' : `{\n${lines.map((line) => inner + line).join(',\n')}\n${indent}}`;
}

/** The text of a string: in JSON's quotes in data, and where single quotes would need escapes. */
export function quoted({ isData }: Source, text: string): string {
  const json = JSON.stringify(text);
  return isData || json.includes("'") || json.includes('\\') ? json : `'${text}'`;
}

/** The indent of the line of a position in a text. */
export function indentAt({ text }: Source, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return /^\s*/.exec(line)?.[0] ?? '';
}
