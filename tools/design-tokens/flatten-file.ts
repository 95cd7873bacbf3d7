import { pointerNames } from './json-pointer';
import type { Problem } from './problem';
import { isRecord, own } from './record';

/**
 * No real file inherits more names from other groups; the limit stops groups that extend each other from growing
 * endlessly.
 */
const mostTakenOver = 100_000;

/** A token in a file, and its position. */
export interface FileToken {
  /** Dotted; a group's root token ends in `.$root`. */
  path: string;
  /** `$value`, or an object with the token's `$ref`. */
  value: unknown;
  /** Its own `$type`. */
  type: unknown;
  /** The `$type` of the nearest group that has one. */
  groupType: unknown;
  extensions: unknown;
}

/** Every token of a file by its path, with the properties of its groups (Format Module 2025.10, section 6). */
export function flattenFile(file: Record<string, unknown>): { tokens: Map<string, FileToken>; problems: Problem[] } {
  const tokens = new Map<string, FileToken>();
  const problems: Problem[] = [];
  let takenOver = 0;
  walk(file, [], undefined, []);
  return { tokens, problems };

  function walk(group: Record<string, unknown>, path: string[], outerType: unknown, around: readonly object[]): void {
    const { whole, bases } = extended(group, file, path, around, problems);
    const trail = [...around, group, ...bases];
    if (trail.length > path.length + 1) {
      if (takenOver > mostTakenOver) return;
      takenOver += bases.size + Object.keys(whole).length;
      if (takenOver > mostTakenOver) return void problems.push(tooMuchAt(path[0] ?? ''));
    }
    const groupType = whole['$type'] ?? outerType;
    for (const [name, child] of Object.entries(whole)) {
      const here = [...path, name];
      const place = here.join('.');
      if (name.startsWith('$') && name !== '$root') continue;
      const fault = faultOf(name, child);
      if (fault || !isRecord(child)) problems.push({ level: 'error', path: place, message: `"${place}" ${fault}` });
      else if ('$value' in child || '$ref' in child)
        tokens.set(place, {
          path: place,
          value: '$value' in child ? child['$value'] : { $ref: child['$ref'] },
          type: child['$type'],
          groupType,
          extensions: child['$extensions'],
        });
      else walk(child, here, groupType, trail);
    }
  }
}

function tooMuchAt(place: string): Problem {
  const message = `"${place}" takes over too much: its groups extend others again and again, so it ends there. Write out what they hold.`;
  return { level: 'error', path: place, message };
}

function faultOf(name: string, child: unknown): string | undefined {
  if (/[.{}]/.test(name))
    return 'was ignored: a name must have no dot and no brace. Use a group for each part of the name.';
  if (!isRecord(child))
    return 'was ignored: it is neither a token nor a group. Write a token as {"$type": …, "$value": …}.';
  return undefined;
}

/** A group with the tokens of the groups that it `$extends`, overridden by its own tokens; and those groups. */
function extended(
  group: Record<string, unknown>,
  file: Record<string, unknown>,
  path: readonly string[],
  around: readonly object[],
  problems: Problem[],
): { whole: Record<string, unknown>; bases: ReadonlySet<object> } {
  const bases = new Set<object>();
  let whole = group;
  let next = group['$extends'];
  while (typeof next === 'string') {
    const base = groupAt(file, next);
    if (!base || bases.has(base) || base === group || around.includes(base)) {
      const why = base ? 'goes round in a circle' : 'names no group of this file';
      problems.push({
        level: 'error',
        path: path.join('.'),
        message: `"${path.join('.')}" extends ${next}, which ${why}, so that was ignored.`,
      });
      break;
    }
    bases.add(base);
    whole = merged(base, whole);
    next = base['$extends'];
  }
  return { whole, bases };
}

function groupAt(file: Record<string, unknown>, reference: string): Record<string, unknown> | undefined {
  const names = reference.startsWith('#/') ? pointerNames(reference) : reference.replace(/^\{(.*)\}$/, '$1').split('.');
  const found = names.reduce<unknown>(own, file);
  return isRecord(found) ? found : undefined;
}

function merged(base: Record<string, unknown>, over: Record<string, unknown>): Record<string, unknown> {
  const both = Object.entries(over).map(([name, value]): [string, unknown] => {
    const below = own(base, name);
    return [name, isGroup(value) && isGroup(below) ? merged(below, value) : value];
  });
  return { ...base, ...Object.fromEntries(both) };
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !('$value' in value) && !('$ref' in value);
}
