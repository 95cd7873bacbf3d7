import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Display } from '../support/display';

const orca = fileURLToPath(new URL('recorded-orca.py', import.meta.url));
const run = promisify(execFile);

/** The silence after which a user continues, in milliseconds. */
const quiet = 1_500;

/** A user with a keyboard, who listens to Orca. */
export interface Listener {
  /** Presses keys, one after the other: `Return`, `ctrl+Home`. */
  press(...keys: string[]): Promise<void>;
  /** Types a text. */
  type(text: string): Promise<void>;
  /**
   * The words said since the last question: once such words were among them and it has become quiet, or else all there is
   * when `timeout`, in milliseconds, is at its end.
   */
  hear(words: RegExp, timeout?: number): Promise<string[]>;
  /** The same after so many milliseconds, with any speech. */
  hearFor(time: number): Promise<string[]>;
}

/** Starts Orca on a desktop, for a user to listen to. */
export async function listenOn({ folder, name, start }: Display): Promise<Listener> {
  const settings = join(folder, 'orca');
  mkdirSync(settings);
  const said: string[] = [];
  let latest = 0;
  start('/usr/bin/python3', [orca, settings]).on('line', (line) => {
    latest = Date.now();
    said.push(String(JSON.parse(line).text));
  });
  const xdotool = async (...args: string[]) =>
    void (await run('xdotool', args, { env: { ...process.env, DISPLAY: name } }));
  const listener: Listener = {
    press: (...keys) => xdotool('key', '--clearmodifiers', '--delay', '60', ...keys),
    type: (text) => xdotool('type', '--delay', '120', text),
    hear: async (words, timeout = 20_000) => {
      const end = Date.now() + timeout;
      const isHeard = () => said.some((text) => words.test(text)) && Date.now() - latest > quiet;
      while (!isHeard() && Date.now() < end) await pause(50);
      return said.splice(0);
    },
    hearFor: async (time) => {
      await pause(time);
      return said.splice(0);
    },
  };
  const greeting = await listener.hear(/Screen reader on/, 60_000);
  if (greeting.length === 0) throw new Error('Orca did not start.');
  return listener;
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
