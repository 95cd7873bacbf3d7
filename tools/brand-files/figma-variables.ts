import { isRecord, own } from '../design-tokens/record';
import { type BrandValue, Refused } from './brand-value';
import { tokenFor } from './token-for';
import { type NamedTheme, namedTheme } from './named-theme';

/** No real chain of aliases is longer; the limit prevents a stack overflow. */
const longestChain = 64;

interface Variable {
  id: string;
  name: string;
  collection: string;
  byMode: Record<string, unknown>;
  /** Deleted in Figma, and present because other variables still refer to it: a target of aliases, and no token. */
  isDeleted: boolean;
}

interface Collection {
  modes: { id: string; name: string }[];
  defaultMode: string;
}

interface Variables {
  variables: Map<string, Variable>;
  collections: Map<string, Collection>;
}

/**
 * Reads Figma's variables: the response of its REST API (`GET /v1/files/:key/variables/local`), or the same lists as a
 * plugin writes them. Returns a theme for each mode of the collections that contain our tokens; undefined for another
 * file.
 */
export function readFigmaVariables(json: Record<string, unknown>): NamedTheme[] | undefined {
  const file = variablesOf(json);
  if (!file) return undefined;
  const { variables, collections } = file;
  const referred = new Set(
    [...variables.values()].flatMap(({ byMode }) => Object.values(byMode).flatMap((value) => aliasOf(value) ?? [])),
  );
  const present = [...variables.values()].filter(({ isDeleted }) => !isDeleted);
  const ours = present.filter(({ name }) => tokenFor(partsOf(name)));
  const modes = new Set(
    (ours.length > 0 ? ours : present).flatMap(
      ({ collection }) => collections.get(collection)?.modes.map(({ name }) => name) ?? [],
    ),
  );
  return [...modes].map((mode) =>
    namedTheme(
      mode,
      present.map((variable): BrandValue => ({
        name: variable.name,
        parts: partsOf(variable.name),
        value: valueOf(file, variable, mode, []),
        isReferred: referred.has(variable.id),
      })),
    ),
  );
}

const partsOf = (name: string) => name.split('/').map((part) => part.trim());

/** A variable's value in a mode. A variable whose collection lacks the mode has the value of its default mode. */
function valueOf(file: Variables, variable: Variable, mode: string, trail: readonly string[]): BrandValue['value'] {
  if (trail.includes(variable.id)) return new Refused('refers to itself, through others');
  if (trail.length > longestChain) return new Refused('refers to too many others, one after the other');
  const collection = file.collections.get(variable.collection);
  const id = collection?.modes.find(({ name }) => name === mode)?.id ?? collection?.defaultMode ?? '';
  const value = own(variable.byMode, id) ?? Object.values(variable.byMode)[0];
  const alias = aliasOf(value);
  if (alias !== undefined) {
    const target = file.variables.get(alias);
    return target
      ? valueOf(file, target, mode, [...trail, variable.id])
      : new Refused('refers to a variable that is not in this file: export its library as well');
  }
  if (typeof value === 'string' || typeof value === 'number') return value;
  return colorOf(value) ?? new Refused(`holds ${described(value)}, which no token takes`);
}

function aliasOf(value: unknown): string | undefined {
  const id = own(value, 'id');
  return own(value, 'type') === 'VARIABLE_ALIAS' && typeof id === 'string' ? id : undefined;
}

/** A colour with components from 0 to 1, as eight bits each. */
function colorOf(value: unknown): string | undefined {
  const [r, g, b, a = 1] = ['r', 'g', 'b', 'a'].map((name) => own(value, name));
  if (typeof r !== 'number' || typeof g !== 'number' || typeof b !== 'number' || typeof a !== 'number')
    return undefined;
  const bytes = [r, g, b, ...(a < 1 ? [a] : [])].map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

const described = (value: unknown) => (typeof value === 'boolean' ? 'true or false' : 'nothing that can be read');

function variablesOf(json: Record<string, unknown>): Variables | undefined {
  const meta = isRecord(json['meta']) ? json['meta'] : json;
  const lists = [meta['variables'], meta['variableCollections'] ?? meta['collections']];
  const [variables, collections] = lists.map((list) =>
    typeof list === 'object' && list !== null ? Object.values(list).filter(isRecord) : undefined,
  );
  if (!variables || !collections || !variables.some((one) => isRecord(one['valuesByMode']))) return undefined;
  return {
    variables: new Map(variables.flatMap(readVariable)),
    collections: new Map(collections.flatMap(readCollection)),
  };
}

function readVariable(one: Record<string, unknown>): [string, Variable][] {
  const { id, name, variableCollectionId: collection, valuesByMode: byMode } = one;
  if (typeof id !== 'string' || typeof name !== 'string' || !isRecord(byMode)) return [];
  const isDeleted = one['deletedButReferenced'] === true;
  return [[id, { id, name, collection: typeof collection === 'string' ? collection : '', byMode, isDeleted }]];
}

function readCollection(one: Record<string, unknown>): [string, Collection][] {
  const { id, modes, defaultModeId } = one;
  if (typeof id !== 'string' || !Array.isArray(modes)) return [];
  const read = modes.filter(isRecord).flatMap((mode) => {
    const [modeId, title] = [mode['modeId'] ?? mode['id'], mode['name']];
    return typeof modeId === 'string' && typeof title === 'string' ? [{ id: modeId, name: title }] : [];
  });
  const defaultMode = typeof defaultModeId === 'string' ? defaultModeId : (read[0]?.id ?? '');
  return [[id, { modes: read, defaultMode }]];
}
