import { describe, expect, test } from 'vitest';
import { findLocale, loadLocale } from './find-locale';

describe('findLocale', () => {
  test.each([
    [undefined, 'en'],
    [[], 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['pt_BR', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    // By what is written there, or spoken.
    ['zh', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-MO', 'zh-Hant'],
    ['zh_TW', 'zh-Hant'],
    // Older tags, and those of one language in two.
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['iw', 'he'],
    ['in-ID', 'id'],
    ['mo', 'ro'],
    ['mo-MD', 'ro'],
    // Cantonese, which is written in traditional letters but in China.
    ['yue', 'zh-Hant'],
    ['yue-HK', 'zh-Hant'],
    ['yue_Hant_HK', 'zh-Hant'],
    ['yue-Hans-CN', 'zh-Hans'],
    ['yue-CN', 'zh-Hans'],
    ['zh-Latn-TW', 'zh-Hant'],
    ['zha-HK', 'en'],
    ['tlh', 'en'],
    ['constructor', 'en'],
    ['', 'en'],
    // The first that is offered.
    [['tlh', 'fr-CA', 'de'], 'fr'],
    [['is-IS', 'fo'], 'en'],
  ])('%j reads %s [B-WORDS-2]', (asked, tag) => {
    expect(findLocale(asked).tag).toBe(tag);
  });

  test.each([[[null, 'de']], [[5, 'de']], [[{}, 'de']]])(
    '%j, which a compiler would have refused, reads de',
    (asked) => {
      expect(findLocale(asked as never).tag).toBe('de');
    },
  );
});

test('a language whose file fails is English', async () => {
  const offered = { tag: 'sv', dir: 'ltr', load: () => Promise.reject(new TypeError('offline')) } as const;
  expect((await loadLocale(offered)).tag).toBe('en');
});
