import { isRecord } from '../fields';
import { ControlError } from './control-error';

/** The members that an object may have, by name: with the shape of their own members, or null for any value. */
export interface Shape {
  readonly [member: string]: Shape | null;
}

/** The shape of an object whose members may be anything. */
export const flat = (...members: readonly string[]): Shape => Object.fromEntries(members.map((name) => [name, null]));

/**
 * Refuses an unknown member at any level of a value, because it would silently have no effect. A list is read item by
 * item. A value of another kind has no members: its own reader refuses it.
 * @throws a `ControlError` with the place of the member, such as `passkeys[0].nam`
 */
export function refuseUnknown(value: unknown, shape: Shape, place = ''): void {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) refuseUnknown(one, shape, `${place}[${index}]`);
    return;
  }
  if (!isRecord(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const at = place === '' ? name : `${place}.${name}`;
    const inner = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (inner === undefined) throw unknown(at, Object.keys(shape));
    if (inner !== null) refuseUnknown(member, inner, at);
  }
}

const unknown = (place: string, known: readonly string[]) =>
  new ControlError({
    what: `"${place}" is not known here.`,
    why: 'It would have no effect.',
    fix: known.length === 0 ? 'Send no body.' : `Send only these: ${known.join(', ')}.`,
  });
