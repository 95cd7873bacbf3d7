import type { Message } from '../../flows/core/words/message';

/** A form of a sentence for some numbers: `one {# day}`. */
const form = /(\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;

/** A sentence in the provider's format (ICU MessageFormat) as one of ours; or the reason why it cannot be converted. */
export function convertMessage(text: string): { message: Message } | { why: string } {
  const plain = text.replaceAll(/<\/?\w+>/g, '').replaceAll("''", "'");
  const [, name = '', forms] = /^\s*\{\s*(\w+)\s*,\s*plural\s*,([\s\S]*)\}\s*$/.exec(plain) ?? [];
  if (forms === undefined)
    return /\{\s*\w+\s*,/.test(plain)
      ? { why: 'it chooses within the sentence; a sentence of ours is chosen whole' }
      : { message: plain };
  if (forms.replaceAll(form, '').trim() !== '') return { why: 'it chooses in a way that ours cannot' };
  const found = Array.from(forms.matchAll(form), ([, category = '', words = '']) => [
    category,
    words.replaceAll('#', '{count}').replaceAll(`{${name}}`, '{count}'),
  ]);
  const { other, ...rest } = Object.fromEntries(found) as Record<string, string>;
  return other === undefined ? { why: 'it has no form "other"' } : { message: { ...rest, other } };
}
