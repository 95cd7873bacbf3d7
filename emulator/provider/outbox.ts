import type { Clock } from './clock';
import { newId } from './ids';
import type { Memory } from './memory/memory';
import type { Channel } from './passcodes';

/** A link in a message; `rel` is the `stytch_token_type` that it carries. */
export interface MessageLink {
  /** The purpose of the link, such as `magic_links` or `reset_password`. */
  rel: string;
  /** The address of the link. */
  href: string;
}

/** A message that was sent to no one. */
export interface Message {
  /** The id of the message. */
  id: string;
  /** The channel that it was sent through. */
  channel: Channel;
  /** The address or the number that it was sent to. */
  to: string;
  /** The subject of a mail. */
  subject?: string;
  /** The whole text. */
  text: string;
  /** The passcode in it, if it has one. */
  code?: string;
  /** The links in it. */
  links: MessageLink[];
  /** The time that it was sent at, by the emulator's clock (ISO 8601). */
  at: string;
}

/** The outbox: mail and texts go here instead of into the world. */
export interface Outbox {
  send(message: Omit<Message, 'id' | 'at'>): void;
  /** Newest last. */
  list(): readonly Message[];
}

/** The outbox in a memory; `onMessage` is called with each sent message. */
export function createOutbox(clock: Clock, memory: Memory, onMessage?: (message: Message) => void): Outbox {
  const messages = memory.list<Message>('messages', {
    id: '',
    channel: '',
    to: '',
    text: '',
    links: [{ rel: '', href: '' }],
    at: '',
  });
  return {
    send: (message) => {
      const sent = { id: newId('message'), ...message, at: clock.timestamp() };
      messages.push(sent);
      onMessage?.(sent);
    },
    list: () => messages,
  };
}
