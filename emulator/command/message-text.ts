import type { Message } from '../provider/outbox';

// The address is chosen by the user who asks for the mail: what steers a terminal is left out.
// oxlint-disable-next-line no-control-regex -- they are what this is about
const steering = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A message as the terminal shows it: its recipient, its subject, and its code or its links, each on a line to copy.
 */
export function messageText({ channel, to, subject, text, code, links }: Message): string {
  const lines = [
    `${channel} to ${to}: ${subject ?? text}`,
    ...(code === undefined ? [] : [`  code  ${code}`]),
    ...links.map(({ href }) => `  link  ${href}`),
  ];
  return `\n${lines.map((line) => line.replaceAll(steering, '')).join('\n')}\n`;
}
