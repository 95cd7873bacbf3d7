import { pageFacts } from '../../client/page-facts';

/** A mail or text that the local provider kept instead of sending. */
export interface Message {
  id: string;
  channel: 'email' | 'sms' | 'whatsapp';
  to: string;
  subject?: string;
  text: string;
  code?: string;
  links: { rel: string; href: string }[];
  at: string;
}

/** Everything the provider kept, newest first. */
export async function fetchMessages(signal: AbortSignal): Promise<Message[]> {
  const answer = await fetch(`${pageFacts().providerOrigin}/control/messages`, { signal });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`);
  const messages = (await answer.json()) as Message[];
  return messages.toReversed();
}

const channels: Record<Message['channel'], string> = { email: 'Email', sms: 'Text', whatsapp: 'WhatsApp' };

/** The name of a message's channel. */
export function channelName({ channel }: Message): string {
  return channels[channel];
}

/** A message in a few words, its code first. */
export function summary({ channel, code, links, to }: Message): string {
  if (code) return `${code} for ${to}`;
  return `${links.length > 0 ? 'Link' : channels[channel]} for ${to}`;
}

/** The words of a screen reader for a new message; digits one by one. */
export function spokenSummary(message: Message): string {
  const code = message.code ? ` The code is ${[...message.code].join(' ')}.` : '';
  const link = message.links.length > 0 ? ' It holds a link.' : '';
  return `New ${message.channel === 'email' ? 'email' : 'text'} for ${message.to} in the outbox.${code}${link}`;
}
