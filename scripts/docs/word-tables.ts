import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message, Messages } from '../../flows/core/words/message.ts';
import { messages as anyLanguage } from '../../widget/locales/nl.ts';
import { offeredLocales } from '../../widget/locales/offered.ts';
import { root } from '../package/root.ts';
import { code, markdownTable, words } from './markdown-table.ts';

/** Every English sentence by its id, as defined in its flow. */
async function english(): Promise<Map<string, Message>> {
  const files = readdirSync(join(root, 'flows'), { recursive: true, encoding: 'utf8' });
  const modules = files
    .filter((file) => file.endsWith('.messages.ts'))
    .map(async (file) => {
      const lists = (await import(pathToFileURL(join(root, 'flows', file)).href)) as Record<string, Messages>;
      return Object.values(lists).flatMap((list) => Object.entries(list));
    });
  return new Map((await Promise.all(modules)).flat());
}

const shown = (message: Message) =>
  typeof message === 'string'
    ? words(message)
    : Object.entries(message)
        .map(([form, text]) => `${code(form)}: ${words(text)}`)
        .join('; ');

/** A table of every message id with its English sentence, in the order of the catalogue. */
export async function messageTable(): Promise<string> {
  const sentences = await english();
  const rows = Object.keys(anyLanguage).map((id) => {
    const sentence = sentences.get(id);
    if (sentence === undefined) throw new Error(`No file of words has "${id}".`);
    return [code(id), shown(sentence)];
  });
  return markdownTable(['id', 'in English'], rows);
}

/** A table of every available language, with its name in that language. */
export function localeTable(): string {
  const rows = Object.values(offeredLocales)
    .filter(({ tag }) => tag !== 'en-XA')
    .map(({ tag, dir }) => [
      code(tag),
      new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag,
      new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag,
      dir === 'rtl' ? 'right to left' : 'left to right',
    ]);
  return markdownTable(['locale', 'its own name', 'in English', 'runs'], rows);
}
