import type { FileToken } from './flatten-file';
import { pointerNames } from './json-pointer';
import { isRecord, own } from './record';

/** No real chain of aliases is longer; the limit prevents a stack overflow. */
const longestChain = 64;
/** No real value has more parts. The limit stops a file of nested lists of references from growing endlessly. */
const mostParts = 1_000;

/** A reference without a target, and the reason. */
export class Broken {
  constructor(readonly why: string) {}
}

/** The path that a value is an alias of: `{colors.primary}`, or `{"$ref": "#/colors/primary/$value"}`. */
export function aliasOf(value: unknown): string | undefined {
  if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value)?.[1];
  const pointer = own(value, '$ref');
  if (typeof pointer !== 'string' || !pointer.startsWith('#/')) return undefined;
  const names = pointerNames(pointer);
  return names.at(-1) === '$value' ? names.slice(0, -1).join('.') : names.join('.');
}

/** Every path that a value refers to, at any depth. */
export function aliasesIn(value: unknown): string[] {
  const alias = aliasOf(value);
  // A pointer may continue into the token's value.
  if (alias !== undefined) return [alias.replace(/\.\$value\..*$/, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(aliasesIn) : [];
}

/** Resolves a file's references (Format Module 2025.10, section 7), in a value and in its parts. */
export class References {
  private parts = 0;

  constructor(
    private readonly file: Record<string, unknown>,
    private readonly tokens: ReadonlyMap<string, FileToken>,
  ) {}

  /** The value with every reference resolved. */
  resolve(value: unknown, path: string): unknown {
    this.parts = 0;
    return this.inside(value, [path]);
  }

  private inside(value: unknown, trail: readonly string[]): unknown {
    this.parts += 1;
    if (this.parts > mostParts || trail.length > longestChain) return new Broken('refers to too many others');
    const alias = aliasOf(value);
    if (alias !== undefined) return this.follow(alias, value, trail);
    if (Array.isArray(value)) return firstBroken(value.map((part) => this.inside(part, trail)));
    if (!isRecord(value)) return value;
    const parts = Object.entries(value).map(([name, part]): [string, unknown] => [name, this.inside(part, trail)]);
    const broken = parts.find(([, part]) => part instanceof Broken);
    return broken ? broken[1] : Object.fromEntries(parts);
  }

  /** A token's type: its own, or that of the token it refers to, or its group's. */
  typeOf({ type, value, groupType }: FileToken, hops = 0): unknown {
    const alias = aliasOf(value);
    const target = alias === undefined || hops > longestChain ? undefined : this.tokens.get(alias);
    return type ?? (target && this.typeOf(target, hops + 1)) ?? groupType;
  }

  private follow(alias: string, value: unknown, trail: readonly string[]): unknown {
    if (trail.includes(alias)) return new Broken(`goes round in a circle: ${[...trail, alias].join(' → ')}`);
    const token = this.tokens.get(alias);
    if (token) return this.inside(token.value, [...trail, alias]);
    const pointer = own(value, '$ref');
    const part = typeof pointer === 'string' ? pointerNames(pointer).reduce<unknown>(own, this.file) : undefined;
    return part === undefined
      ? new Broken(`refers to "${alias}", which is not in this file`)
      : this.inside(part, [...trail, alias]);
  }
}

function firstBroken(parts: unknown[]): unknown {
  return parts.find((part) => part instanceof Broken) ?? parts;
}
