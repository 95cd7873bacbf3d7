import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestAddress } from './address-slip';

/** The domains that are never asked about, and are asked for. */
const common =
  'gmail.com googlemail.com mail.com ymail.com yahoo.com yahoo.co.uk hotmail.co.uk hotmail.com outlook.com live.com msn.com icloud.com me.com aol.com proton.me protonmail.com gmx.de gmx.net web.de yandex.ru mail.ru qq.com 163.com naver.com orange.fr free.fr comcast.net'.split(
    ' ',
  );

test.each(common)('an address at %s, a common domain, gets no suggestion', (domain) => {
  expect(suggestAddress(`ada@${domain}`)).toBeUndefined();
  expect(suggestAddress(` ada@${domain.toUpperCase()} `)).toBeUndefined();
});

test.each([
  ['ada@gmal.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmaul.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail.comm', 'ada@gmail.com'],
  ['ada@ggmail.com', 'ada@gmail.com'],
  ['ada@gmailcom', 'ada@gmail.com'],
  ['ada@gmail,com', 'ada@gmail.com'],
  ['ada@gmаil.com', 'ada@gmail.com'],
  ['ADA+x@GMIAL.COM', 'ADA+x@gmail.com'],
  [' ada@hotmial.com ', 'ada@hotmail.com'],
  ['ada@yahoo.co.k', 'ada@yahoo.co.uk'],
  ['ada@pronton.me', undefined],
  ['ada@gmails.com', undefined],
  ['ada@gml.com', undefined],
  ['ada@example.com', undefined],
  ['ada@email.com', undefined],
  ['ada@ge.com', undefined],
  ['ada@mail.gmial.com', undefined],
  ['@gmial.com', undefined],
  ['gmial.com', undefined],
  ['ada@', undefined],
  ['', undefined],
  ['a da@gmial.com', undefined],
  ['a@da@gmial.com', undefined],
  // A character that changes the direction of the line, and one that is invisible.
  ['ada\u202e@gmial.com', 'ada@gmail.com'],
  ['ada\u200b@gmial.com', 'ada@gmail.com'],
  ['ada@gm\u2066ial.com', 'ada@gmail.com'],
  ['ada\u0000@gmial.com', undefined],
  ['<img src=x>@gmial.com', undefined],
])('the typed address %j is suggested as %s [T-TEXT-10]', (typed, meant) => expect(suggestAddress(typed)).toBe(meant));

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789.-');
const slip = fc.tuple(
  fc.constantFrom(...common),
  fc.nat(),
  fc.constantFrom('missed', 'doubled', 'swapped', 'wrong'),
  letter,
);

test('every slip of a common domain gets a suggestion, which is a valid address [B-MAIN-8]', () => {
  fc.assert(
    fc.property(slip, ([domain, place, kind, other]) => {
      const at = place % domain.length;
      const [before, it, after] = [domain.slice(0, at), domain[at] ?? '', domain.slice(at + 1)];
      const typed = {
        missed: before + after,
        doubled: before + it + it + after,
        swapped: before + after.slice(0, 1) + it + after.slice(1),
        wrong: before + other + after,
      }[kind];
      fc.pre(
        !common.includes(typed) &&
          !'email.com love.com q.com ge.com ms.com mi.com aon.com cloud.com pcloud.com'.split(' ').includes(typed),
      );
      const suggested = suggestAddress(`ada@${typed}`);
      expect(common).toContain(suggested?.slice('ada@'.length));
    }),
  );
});

// A million characters: a scan in quadratic time does not end within the test's limit.
test('two slips get no suggestion, and the longest input is read in one pass', () => {
  expect(suggestAddress('ada@gmiall.com')).toBeUndefined();
  expect(suggestAddress(`${'a@'.repeat(500_000)}gmial.com`)).toBeUndefined();
});
