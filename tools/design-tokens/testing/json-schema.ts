import { readFileSync } from 'node:fs';
import { isRecord } from '../record';

/** Validates JSON by the draft-07 keywords that the format's own schemas use. Returns the path of each error. */
export function schemaFaults(folder: string, schemaFile: string, value: unknown): string[] {
  const files = new Map<string, unknown>();
  const load = (url: string): unknown => {
    if (!files.has(url)) files.set(url, JSON.parse(readFileSync(`${folder}${url}`, 'utf8')));
    return files.get(url);
  };

  const judge = (schema: unknown, value: unknown, base: string, path: string): string[] => {
    if (schema === true || !isRecord(schema)) return schema === false ? [path] : [];
    const on = (part: unknown, of = value, at = path) => judge(part, of, base, at);
    const fits = (part: unknown) => on(part).length === 0;
    if (typeof schema['$ref'] === 'string') {
      const [file = '', pointer = ''] = schema['$ref'].split('#');
      const url = file === '' ? base : new URL(file, `file://${base}`).pathname;
      const names = pointer.split('/').slice(1);
      const target = names.reduce<unknown>((here, name) => (isRecord(here) ? here[name] : undefined), load(url));
      return judge(target, value, url, path);
    }
    const faults: string[] = [];
    const demand = (isMet: boolean, word: string) => isMet || faults.push(`${path} ${word}`);
    const list = (word: string): unknown[] => (Array.isArray(schema[word]) ? schema[word] : []);
    for (const part of list('allOf')) faults.push(...on(part));
    if (schema['oneOf']) demand(list('oneOf').filter(fits).length === 1, 'oneOf');
    if (schema['anyOf']) demand(list('anyOf').some(fits), 'anyOf');
    if (schema['not']) demand(!fits(schema['not']), 'not');
    if (schema['if']) faults.push(...on(fits(schema['if']) ? schema['then'] : schema['else']));
    if (schema['enum']) demand(list('enum').includes(value), 'enum');
    if ('const' in schema) demand(schema['const'] === value, 'const');
    if (typeof schema['type'] === 'string') demand(schema['type'] === typeName(value), `type ${schema['type']}`);
    if (typeof value === 'string' && typeof schema['pattern'] === 'string')
      demand(new RegExp(schema['pattern']).test(value), 'pattern');
    if (typeof value === 'number') {
      demand(!(value < Number(schema['minimum'])), 'minimum');
      demand(!(value > Number(schema['maximum'])), 'maximum');
      demand(!(value >= Number(schema['exclusiveMaximum'])), 'exclusiveMaximum');
    }
    if (Array.isArray(value)) {
      demand(!(value.length < Number(schema['minItems'])), 'minItems');
      demand(!(value.length > Number(schema['maxItems'])), 'maxItems');
      const items = schema['items'];
      for (const [index, item] of value.entries())
        faults.push(...on(Array.isArray(items) ? items[index] : items, item, `${path}[${index}]`));
    }
    if (isRecord(value)) faults.push(...judgeNames(schema, value, path, on));
    return faults;
  };
  return judge(load(schemaFile), value, schemaFile, '');
}

function judgeNames(
  schema: Record<string, unknown>,
  value: Record<string, unknown>,
  path: string,
  on: (part: unknown, of: unknown, at: string) => string[],
): string[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const faults = required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${path} lacks ${name}`);
  const named = isRecord(schema['properties']) ? schema['properties'] : {};
  const patterns = isRecord(schema['patternProperties']) ? Object.entries(schema['patternProperties']) : [];
  for (const [name, part] of Object.entries(value)) {
    const place = `${path}.${name}`;
    const rules = patterns.filter(([pattern]) => new RegExp(pattern).test(name)).map(([, rule]) => rule);
    if (Object.hasOwn(named, name)) rules.push(named[name]);
    if (rules.length === 0 && schema['additionalProperties'] === false) faults.push(`${place} is not allowed`);
    for (const rule of rules) faults.push(...on(rule, part, place));
  }
  return faults;
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}
