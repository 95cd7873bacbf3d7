import { isRecord, own } from '../design-tokens/record';

/** A token of Tokens Studio, as it is in its set. */
export interface StudioToken {
  /** The dotted path, by which others refer to it. */
  path: string;
  parts: readonly string[];
  type: string;
  value: unknown;
  /** The modifier that the tool applies to a colour, such as `darken`. */
  modifier: string | undefined;
}

/** Types that only Tokens Studio has, besides its syntax without a `$`. */
const studioTypes = new Set([
  'sizing',
  'spacing',
  'borderRadius',
  'borderWidth',
  'boxShadow',
  'fontFamilies',
  'fontSizes',
  'fontWeights',
  'lineHeights',
  'opacity',
  'composition',
  'other',
  'text',
]);

/** Every token of a set. */
export function studioTokens(set: unknown, parts: readonly string[] = []): StudioToken[] {
  if (!isRecord(set)) return [];
  return Object.entries(set).flatMap(([name, child]) => {
    if (name.startsWith('$') || !isRecord(child)) return [];
    const here = [...parts, name];
    const value = own(child, '$value') ?? own(child, 'value');
    if (value === undefined || (isRecord(value) && isGroupNamedValue(value))) return studioTokens(child, here);
    const type = own(child, '$type') ?? own(child, 'type');
    return [
      {
        path: here.join('.'),
        parts: here,
        type: typeof type === 'string' ? type : '',
        value,
        modifier: modifierOf(child),
      },
    ];
  });
}

/** Tells whether a file is an export of Tokens Studio, by a token in it that no other program writes. */
export function isStudioSet(json: unknown): boolean {
  if (!isRecord(json)) return false;
  const type = own(json, 'type');
  const { $type, $value, value } = json;
  if (typeof type === 'string' && value !== undefined && !isRecord(type)) return true;
  if (typeof $type === 'string' && $value !== undefined) return studioTypes.has($type);
  return Object.entries(json).some(([name, child]) => !name.startsWith('$') && isStudioSet(child));
}

/** A group may be named `value`; then it contains a token or another group. */
const isGroupNamedValue = (value: Record<string, unknown>) => 'value' in value || '$value' in value;

function modifierOf(token: Record<string, unknown>): string | undefined {
  const modify = own(own(own(token, '$extensions'), 'studio.tokens'), 'modify');
  const type = own(modify, 'type');
  return typeof type === 'string' ? type : undefined;
}
