import type { Clock } from './clock';
import { newId } from './ids';
import type { Memory } from './memory/memory';
import type { Channel } from './passcodes';

/** A link in a message; `rel` is the `stytch_token_type` that it carries. */
export interface MessageLink {
  rel: string;
  href: string;
}

/** A message that was sent to nobody. */
export interface Message {
  id: string;
  channel: Channel;
  to: string;
  subject?: string;
  text: string;
  code?: string;
  links: MessageLink[];
  at: string;
}

/** The outbox: mail and texts go here instead of into the world. */
export interface Outbox {
  send(message: Omit<Message, 'id' | 'at'>): void;
  /** Newest last. */
  list(): readonly Message[];
}

/** The outbox that a memory has. */
export function createOutbox(clock: Clock, memory: Memory): Outbox {
  const messages = memory.list<Message>('messages');
  return {
    send: (message) => {
      messages.push({ id: newId('message'), ...message, at: clock.timestamp() });
    },
    list: () => messages,
  };
}
