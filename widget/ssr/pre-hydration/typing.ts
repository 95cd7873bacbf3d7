import {
  renderedValueOf,
  type Field,
  fieldsIn,
  isField,
  type Noted,
  noteOf,
  retype,
  shield,
  replacementOf,
} from './field';
import { shadowAround } from '../../host/shadow-root';
import type { Listen } from './listen';

/** The typing of a user before hydration. */
export interface PreHydrationTyping {
  /** Records changes without an event: values that the browser restored, and typing before the listeners were added. */
  check(): void;
  /** Keeps the values of the fields until they have been replayed. */
  shield(): void;
  /** Tells whether a user has changed a field or was in one. */
  hasBegun(): boolean;
  /** Restores the focus. The result replays the values, and ends the shield. */
  resume(): () => void;
}

/** Records typing in server-rendered fields. */
export function watchTyping(container: HTMLElement | ShadowRoot, listen: Listen): PreHydrationTyping {
  const fields = fieldsIn(container);
  const rendered = new Map(fields.map((field) => [field, renderedValueOf(field)]));
  const noted = new Map<Field, Noted>();
  let focused: Field | undefined;
  let unshield: (() => void)[] = [];

  const note = (field: Field) => void noted.set(field, noteOf(field));
  const lookForFocus = () => {
    const { activeElement } = shadowAround(container) ?? document;
    if (isField(activeElement) && fields.includes(activeElement)) focused = activeElement;
  };
  const check = () => {
    for (const field of fields) if (field.value !== rendered.get(field) || noted.has(field)) note(field);
    lookForFocus();
  };
  const changed = () => [...noted].filter(([field, { value }]) => value !== rendered.get(field));
  for (const type of ['input', 'change']) listen(type, ({ target }) => isField(target) && note(target));
  listen('focusin', ({ target }) => {
    focused = isField(target) ? target : undefined;
  });
  check();

  return {
    check,
    shield: () => {
      if (unshield.length === 0) unshield = fields.filter(({ isConnected }) => isConnected).map(shield);
    },
    hasBegun: () => {
      // React keeps focus events from our listeners.
      lookForFocus();
      return changed().length > 0 || focused !== undefined;
    },
    resume: () => {
      // React hydrates in the event of a key, before that reaches our listeners, and keeps focus events from them.
      for (const field of fields) if (field.value !== rendered.get(field)) note(field);
      lookForFocus();
      const lost = changed();
      if (focused && !focused.isConnected) replacementOf(focused, container).focus();
      return () => {
        for (const [field, before] of lost) retype(replacementOf(field, container), before);
        unshield.forEach((end) => end());
      };
    },
  };
}
