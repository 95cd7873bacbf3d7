import { expect, test } from 'vitest';
import { convertMessage } from './convert-message';

test.each([
  ['a plain sentence', 'Log in', 'Log in'],
  ['a placeholder', 'Sent to {address}', 'Sent to {address}'],
  ['an apostrophe that the format doubles', "It''s here", "It's here"],
  ['tags, which ours has none of', 'Sent to <bold>{address}</bold>', 'Sent to {address}'],
  [
    'a sentence for each number',
    '{count, plural, one {# digit} other {# digits}}',
    { one: '{count} digit', other: '{count} digits' },
  ],
  [
    'a number of another name, written out',
    '{ n, plural, one {{n} digit} other {all {n} digits} }',
    { one: '{count} digit', other: 'all {count} digits' },
  ],
  [
    'a placeholder within the forms',
    '{n, plural, one {# to {name}} other {# to {name}}}',
    { one: '{count} to {name}', other: '{count} to {name}' },
  ],
])('the message %s is kept', (_what, text, message) => {
  expect(convertMessage(text)).toEqual({ message });
});

test.each([
  ['a choice by a word', '{kind, select, a {x} other {y}}', 'it chooses within the sentence'],
  ['a choice in the middle', 'You have {n, plural, one {#} other {#}} left', 'it chooses within the sentence'],
  ['words for none', '{n, plural, =0 {none} other {# digits}}', 'it chooses in a way that ours cannot'],
  ['a number in the forms', '{n, plural, one {{n, number} digit} other {#}}', 'it chooses in a way that ours cannot'],
  [
    'what is left of a number',
    '{n, plural, offset:1 one {# more} other {# more}}',
    'it chooses in a way that ours cannot',
  ],
  ['numbers without a form for the rest', '{n, plural, one {# digit}}', 'it has no form "other"'],
])('the message %s is reported with the reason why it is not carried over', (_what, text, why) => {
  expect(convertMessage(text)).toEqual({ why: expect.stringContaining(why) });
});
