import { mkdirSync, writeFileSync } from 'node:fs';
import { heardFile } from './heard-file';
import type { Listener } from './listener';

/** A listener that records its keys, and the speech after them. */
export interface Transcript {
  listener: Listener;
  /** Keeps it in `docs/contributing/heard/`, where `VESTIBULE_HEARD` asks for it. */
  keep(title: string, browser: string): void;
}

/** Figures that are others each time: codes, ports, the time that is left. */
const passing = [
  [/\b\d:\d\d\b/g, 'm:ss'],
  [/\b\d{6}\b/g, '######'],
  [/localhost:\d+/g, 'localhost'],
  [/0x[0-9a-fA-F]{8,}/g, '0x...'],
] as const;

/** Writes down what a user does and hears. */
export function writeDown(listener: Listener): Transcript {
  const lines: string[] = [];
  const did = (line: string) => void lines.push(`> ${line}`);
  const heard = (said: string[]) => {
    lines.push(...said.map((text) => `  ${text.trim()}`));
    return said;
  };
  return {
    listener: {
      press: (...keys) => {
        did(`presses ${keys.join(', ')}`);
        return listener.press(...keys);
      },
      type: (text) => {
        did(`types ${text}`);
        return listener.type(text);
      },
      hear: async (...question) => heard(await listener.hear(...question)),
      hearFor: async (time) => heard(await listener.hearFor(time)),
    },
    keep: (title, browser) => {
      if (!process.env['VESTIBULE_HEARD']) return;
      const text = passing.reduce((all, [figure, word]) => all.replaceAll(figure, word), lines.join('\n'));
      mkdirSync('docs/contributing/heard', { recursive: true });
      writeFileSync(`docs/contributing/heard/${heardFile(title, browser)}`, `${title}, in ${browser}\n\n${text}\n`);
    },
  };
}
