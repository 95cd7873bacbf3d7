import { describe, expect, test } from 'vitest';
import { type Message, type Messages, pieces } from '../../flows/core/words/message';
import { findLocale, loadLocale } from './find-locale';
import { type OfferedLocale, offeredLocales } from './offered';

/** Every file of words there is, so that none can be forgotten: each is there for the sake of its one list. */
const files = import.meta.glob<Record<string, Messages>>('../../flows/**/*.messages.ts', { eager: true });

/** Every English sentence by its id. A file that is named as a group is comes before others with ids of that group. */
const english: Messages = Object.assign(
  {},
  ...Object.entries(files)
    .flatMap(([file, lists]) => Object.values(lists).map((list) => ({ file, list })))
    .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .map(({ list }) => list),
);

function isOwn({ file, list }: { file: string; list: Messages }): boolean {
  return Object.keys(list).some((id) => file.endsWith(`/${id.split('.')[0]}.messages.ts`));
}

/** The words that a language may have in common with English, and why. */
const sameInEnglish: Readonly<Record<string, readonly string[]>> = {
  'main.tabWhatsApp': ['*'], // a name
  'phone.placeholder': ['*'], // digits
  'main.tabEmail': ['it', 'vi', 'id', 'el'], // "email" is the word there too
  'main.emailLabel': ['vi', 'id'],
  'password.label': ['it'], // "password" is the word there too
  'secondFactor.download': ['da'], // said so on Danish sites
  'core.notifications': ['fr'], // a French word first
  'idp.no': ['es', 'it'], // "no" is the word there too
  'idp.details': ['de', 'nl'], // a word of theirs as well
  'idp.resourceDetails': ['de', 'nl'],
  'idp.forResource': ['nb'], // "for" is the word there too
  'idp.claimedName': ['pt-BR', 'tr', 'hi', 'th', 'vi', 'id'], // placeholders, and the same quotation marks
  'core.poweredBy': ['ja'], // said in English on Japanese sites
};

/** The labels of buttons; the card is as narrow as 320 px. */
const labels =
  'core.back core.cancel core.tryAgain main.continueWithEmail otp.verify otp.resend otp.resending otp.codeSent ' +
  'otp.resendIn core.continue password.emailLink password.emailCode password.resendEmail passwordReset.goToLogin ' +
  'callback.useLink callback.stay callback.newLink callback.backToLogin ' +
  'phone.continueWithText phone.continueWithWhatsApp passkey.login passkey.create passkey.skip passkey.another passkey.done ' +
  'passkey.confirmDelete passkey.save crypto.other crypto.setUp idp.allow idp.deny idp.yes idp.no ' +
  'connected.remove connected.confirm connected.keep';

/** Full-width letters take the room of two. */
const widthOf = (text: string) => text.replaceAll(/\p{M}/gu, '').replaceAll(/[\u1100-\uffdc]/g, 'mm').length;

const offers: readonly OfferedLocale[] = Object.values(offeredLocales);
const languages = offers.filter(({ tag }) => !tag.startsWith('en'));
const formsOf = (message: Message): [string, string][] =>
  typeof message === 'string' ? [['other', message]] : Object.entries(message);
/** Tells whether a plural form is for one number alone, as Arabic's `two` is; Russian's `one` is for 21 as well. */
function standsForOneNumber(tag: string, form: string): boolean {
  const rules = new Intl.PluralRules(tag);
  return Array.from({ length: 200 }, (_, count) => rules.select(count)).filter((used) => used === form).length === 1;
}
const placeholdersOf = (text: string) =>
  pieces(text)
    .filter((_, index) => index % 2 === 1)
    .sort();

test('every language that is promised is offered, each by its own tag [B-WORDS-2]', () => {
  const tags = 'en es fr de it pt-BR nl pl cs sv da nb fi tr ru uk el ro hu ar he fa hi th vi id ja ko zh-Hans zh-Hant';
  expect(Object.keys(offeredLocales)).toEqual([...tags.split(' '), 'en-XA']);
  for (const [tag, offered] of Object.entries(offeredLocales)) expect(offered.tag).toBe(tag);
});

test('a long word in a German title has soft hyphens, so that a narrow card breaks it with a hyphen', async () => {
  const titles = Object.entries((await offeredLocales.de.load()).messages).filter(([id]) => id.endsWith('Title'));
  const long = titles.filter(([, text]) => typeof text === 'string' && /\p{L}{21}/u.test(text)).map(([id]) => id);
  expect({ count: titles.length > 20, long }).toEqual({ count: true, long: [] });
});

test('Arabic, Hebrew and Persian run from right to left, and no other', () => {
  const rightToLeft = offers.filter(({ dir }) => dir === 'rtl');
  expect(rightToLeft.map(({ tag }) => tag)).toEqual(['ar', 'he', 'fa']);
});

describe.each(languages)('$tag', (offered) => {
  const { tag } = offered;
  const read = async () => Object.entries((await offered.load()).messages);
  const readForms = async () =>
    (await read()).flatMap(([id, message]) => formsOf(message).map(([form, text]) => ({ id, form, text })));

  test(`${tag} has a sentence for every English one, in the same order, and for nothing else [B-WORDS-1]`, async () => {
    expect((await read()).map(([id]) => id)).toEqual(Object.keys(english).sort(byGroup));
  });

  test(`${tag} asks for the placeholders of the English sentence`, async () => {
    for (const { id, form, text } of await readForms()) {
      const asked = placeholdersOf(formsOf(english[id] ?? '').at(-1)?.[1] ?? '');
      const isSaidInWords = standsForOneNumber(tag, form) && !text.includes('{count}');
      expect(placeholdersOf(text), `${id} ${form}`).toEqual(asked.filter((name) => name !== 'count' || !isSaidInWords));
    }
  });

  test(`${tag} counts in its own plural categories`, async () => {
    const categories = [...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort();
    for (const [id, message] of await read()) {
      expect(typeof message, id).toBe(typeof english[id]);
      if (typeof message !== 'string') expect(Object.keys(message).sort(), id).toEqual(categories);
    }
  });

  test(`${tag} says nothing in English by accident [T-SEEN-8]`, async () => {
    const left = (await readForms())
      .filter(({ id, text }) => formsOf(english[id] ?? '').some(([, inEnglish]) => inEnglish === text))
      .map(({ id }) => id)
      .filter((id) => !sameInEnglish[id]?.some((allowed) => allowed === '*' || allowed === tag));
    expect(left).toEqual([]);
  });

  test(`${tag} is typeset: no blanks at the ends or in pairs, no straight quotes, one character for an ellipsis`, async () => {
    for (const { id, text } of await readForms()) {
      expect(text, id).toBe(text.trim());
      expect(text, id).not.toMatch(/^$|\s\s|['"]|\.\.|[\u2066-\u2069\u200e\u200f]/);
    }
  });

  test(`${tag} quotes with one pair of quotation marks`, async () => {
    const pairs = (await readForms()).flatMap(({ text }) => text.match(/‘.+?’|[“”„«「『].+?[“”»」』]/g) ?? []);
    const marks = pairs.map((quoted) => `${quoted.at(0)}${quoted.at(-1)}`);
    expect([...new Set(marks)]).toHaveLength(1);
  });

  test(`${tag} puts no name after a colon where English has a sentence`, async () => {
    const stopgaps = (await readForms()).filter(
      ({ id, text }) => afterColon.test(text) && !formsOf(english[id] ?? '').some(([, said]) => afterColon.test(said)),
    );
    expect(stopgaps).toEqual([]);
  });

  test(`${tag} has one word for a session, and one verb for logging in [T-WCAG-326]`, async () => {
    const said = Object.fromEntries((await readForms()).map(({ id, text }) => [id, text.toLocaleLowerCase(tag)]));
    const { session = 'none', logIn = 'none' } = wordsOf[tag] ?? {};
    for (const id of aboutSessions) expect(said[id], id).toContain(session);
    for (const id of ['password.loginTitle', 'passkey.login']) expect(said[id], id).toContain(logIn);
  });

  test(`${tag} names who gets a permission in each of its details`, async () => {
    const said = Object.fromEntries((await readForms()).map(({ id, text }) => [id, text.toLocaleLowerCase(tag)]));
    const app = said['idp.theApp'] ?? 'signedOut';
    for (const id of Object.keys(said).filter((one) => one.startsWith('idp.detail.'))) {
      expect(said[id], id).toContain(app);
    }
  });

  test(`${tag} says of a rule for passwords that more will do`, async () => {
    const { atLeast = 'none' } = wordsOf[tag] ?? {};
    for (const { id, form, text } of await readForms()) {
      if (id === 'strength.complexity') expect(text.toLocaleLowerCase(tag), form).toContain(atLeast);
    }
  });

  test(`${tag} writes names of brands as the brands do`, async () => {
    const messages = Object.fromEntries(await read());
    expect(messages['crypto.ethereumWallet']).toContain('Ethereum');
    expect(messages['crypto.solanaWallet']).toContain('Solana');
  });

  test(`${tag} quotes the button that sends another code as that button is labelled`, async () => {
    const messages = Object.fromEntries(await read());
    for (const [, text] of formsOf(messages['otp.announcedSeconds'] ?? '')) {
      expect(text).toMatch(/[“„”«»‘’「」]/);
      expect(text).toContain(String(messages['otp.resend']));
    }
  });

  test(`${tag} quotes the button that creates a Passkey as that button is labelled`, async () => {
    const messages = Object.fromEntries(await read());
    expect(String(messages['error.passkey_not_created'])).toContain(String(messages['passkey.create']));
  });

  test(`${tag} shows in the spoken name of a button the words that are on it [B-WORDS-7]`, async () => {
    const said = Object.fromEntries((await readForms()).map(({ id, text }) => [id, text.toLocaleLowerCase(tag)]));
    for (const [spoken, visible] of spokenNames) expect(said[spoken], spoken).toContain(said[visible]);
  });

  test(`${tag} names the account of a link in the sentences that stand alone elsewhere [B-WORDS-7]`, async () => {
    const messages = Object.fromEntries(await read());
    expect(messages['callback.other']).toContain(String(messages['core.account']));
    expect(messages['callback.other']).toContain(String(messages['callback.otherNameless']));
  });

  test(`${tag} says of staying that it is in the account`, async () => {
    const said = Object.fromEntries((await readForms()).map(({ id, text }) => [id, text.toLocaleLowerCase(tag)]));
    expect(said['callback.stay']).toContain(wordsOf[tag]?.account);
  });

  test(`${tag} says of a requirement in brackets of its own whether it is met [B-WORDS-6]`, async () => {
    const messages = Object.fromEntries(await read());
    const brackets = /^(?:zh|ja)/.test(tag) ? /^（.+）$/ : /^\(.+\)$/;
    for (const id of ['strength.met', 'strength.notMet']) expect(messages[id], id).toMatch(brackets);
  });

  test(`${tag} keeps names and the word that is texted`, async () => {
    const names = /Gmail|Yahoo|Outlook|WhatsApp|OAuth|E\.164|START/g;
    for (const [id, message] of await read()) {
      const kept = String(formsOf(english[id] ?? '')[0]?.[1]).match(names) ?? [];
      for (const name of kept) expect(formsOf(message)[0]?.[1], id).toContain(name);
    }
  });

  test(`${tag} keeps the labels of buttons short enough for a narrow card`, async () => {
    const messages = Object.fromEntries(await read());
    const long = labels
      .split(' ')
      .map((id) => String(messages[id]).replace('{timeRemaining}', '0:08'))
      .filter((label) => widthOf(label) > 36);
    expect(long).toEqual([]);
  });
});

/** The words for a session and an account, the verb of logging in, and how more is allowed, by language. */
const wordsOf: Readonly<Record<string, { session: string; logIn: string; atLeast: string; account: string }>> = {
  es: { session: 'sesión', logIn: 'iniciar sesión', atLeast: 'al menos', account: 'cuenta' },
  fr: { session: 'session', logIn: 'se connecter', atLeast: 'au moins', account: 'compte' },
  de: { session: 'sitzung', logIn: 'anmelden', atLeast: 'mindestens', account: 'konto' },
  it: { session: 'sessione', logIn: 'accedi', atLeast: 'almeno', account: 'account' },
  'pt-BR': { session: 'sessão', logIn: 'fazer login', atLeast: 'pelo menos', account: 'conta' },
  nl: { session: 'sessie', logIn: 'inloggen', atLeast: 'minimaal', account: 'account' },
  pl: { session: 'sesj', logIn: 'zaloguj się', atLeast: 'co najmniej', account: 'kon' },
  cs: { session: 'relac', logIn: 'přihlásit se', atLeast: 'alespoň', account: 'účtu' },
  sv: { session: 'session', logIn: 'logga in', atLeast: 'minst', account: 'konto' },
  da: { session: 'session', logIn: 'log ind', atLeast: 'mindst', account: 'konto' },
  nb: { session: 'økt', logIn: 'logg inn', atLeast: 'minst', account: 'konto' },
  fi: { session: 'istun', logIn: 'kirjaudu', atLeast: 'vähintään', account: 'tili' },
  tr: { session: 'oturum', logIn: 'giriş yap', atLeast: 'en az', account: 'hesap' },
  ru: { session: 'сеанс', logIn: 'войти', atLeast: 'не менее', account: 'аккаунт' },
  uk: { session: 'сеанс', logIn: 'увійти', atLeast: 'щонайменше', account: 'акаунт' },
  el: { session: 'συνεδρία', logIn: 'σύνδεση', atLeast: 'τουλάχιστον', account: 'λογαριασμ' },
  ro: { session: 'sesiun', logIn: 'conect', atLeast: 'cel puțin', account: 'cont' },
  hu: { session: 'munkamenet', logIn: 'bejelentkezés', atLeast: 'legalább', account: 'fiók' },
  ar: { session: 'جلس', logIn: 'تسجيل الدخول', atLeast: 'على الأقل', account: 'حساب' },
  he: { session: 'סשן', logIn: 'כניסה', atLeast: 'לפחות', account: 'חשבון' },
  fa: { session: 'نشست', logIn: 'ورود', atLeast: 'دست\u200cکم', account: 'حساب' },
  hi: { session: 'सत्र', logIn: 'लॉग इन करें', atLeast: 'कम से कम', account: 'खाते' },
  th: { session: 'เซสชัน', logIn: 'เข้าสู่ระบบ', atLeast: 'อย่างน้อย', account: 'บัญชี' },
  vi: { session: 'phiên', logIn: 'đăng nhập', atLeast: 'ít nhất', account: 'tài khoản' },
  id: { session: 'sesi', logIn: 'masuk', atLeast: 'minimal', account: 'akun' },
  ja: { session: 'セッション', logIn: 'ログイン', atLeast: '以上', account: 'アカウント' },
  ko: { session: '세션', logIn: '로그인', atLeast: '이상', account: '계정' },
  'zh-Hans': { session: '会话', logIn: '登录', atLeast: '至少', account: '账号' },
  'zh-Hant': { session: '工作階段', logIn: '登入', atLeast: '至少', account: '帳號' },
};

/** The sentences that a button is called by to a screen reader, and the words on it (WCAG 2.5.3). */
const spokenNames = [
  ['connected.removeOf', 'connected.remove'],
  ['connected.removeOfNameless', 'connected.remove'],
  ['lastUsed.forgetLabel', 'lastUsed.forget'],
] as const;

const aboutSessions = [
  'error.user_unauthenticated',
  'error.invalid_session_token',
  'error.session_not_found',
  'passkey.sessionEnded',
  'idp.noSession',
];

/** A placeholder that stands straight after a colon, as in an empty form. */
const afterColon = /[:\uff1a]\s*\{\w+\}/;

const groups = [
  'checkEmail',
  'core',
  'error',
  'lastUsed',
  'main',
  'otp',
  'password',
  'strength',
  'passwordReset',
  'callback',
  'phone',
  'passkey',
  'oauth',
  'crypto',
  'idp',
  'session',
  'passkeyOffer',
];
/** Ids stay in the order of the English files; a group that is new comes last. */
function byGroup(a: string, b: string): number {
  return groupIndex(a) - groupIndex(b);
}

function groupIndex(id: string): number {
  const index = groups.indexOf(id.split('.')[0] ?? '');
  return index < 0 ? groups.length : index;
}

const textsOf = async (offered: OfferedLocale) =>
  Object.values((await offered.load()).messages).flatMap((message) => formsOf(message).map(([, text]) => text));

test('French sets a no-break space before its double punctuation', async () => {
  for (const text of await textsOf(offeredLocales.fr)) {
    expect(text).not.toMatch(/[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/);
  }
});

test('Persian counts in its own digits', async () => {
  for (const text of await textsOf(offeredLocales.fa)) {
    expect(text.replace(/E\.164|\(123\) 456-7890/, '')).not.toMatch(/\d/);
  }
});

test('Spanish opens its questions and exclamations', async () => {
  for (const text of await textsOf(offeredLocales.es)) {
    expect(text.split('?').length).toBe(text.split('¿').length);
    expect(text.split('!').length).toBe(text.split('¡').length);
  }
});

test('Arabic and Persian use their own question mark, comma and semicolon', async () => {
  for (const offered of [offeredLocales.ar, offeredLocales.fa]) {
    for (const text of await textsOf(offered)) expect(text).not.toMatch(/[?,;]/);
  }
});

test('Korean has no particle in two forms, whose choice is by the end of a name', async () => {
  const inTwoForms = /\((?:으|이|을|를|은|는|가|와|과)\)|(?:을|를|은|는|이|가|와|과)\//;
  for (const text of await textsOf(offeredLocales.ko)) expect(text).not.toMatch(inTwoForms);
});

test('Hebrew joins a prefix to a name or a Latin word by a maqaf, not by a hyphen', async () => {
  for (const text of await textsOf(offeredLocales.he)) expect(text).not.toMatch(/[\u05d0-\u05ea]-[{a-z\d]/i);
});

test('Japanese sets no blank between its own letters and Latin ones, or a name', async () => {
  const own = String.raw`[\u3000-\u30ff\u4e00-\u9fff\uff00-\uff60]`;
  const blank = new RegExp(`${own} [{A-Za-z]|[}A-Za-z] ${own}`);
  for (const text of await textsOf(offeredLocales.ja)) expect(text).not.toMatch(blank);
});

test('Chinese and Japanese use full-width punctuation', async () => {
  for (const offered of [offeredLocales.ja, offeredLocales['zh-Hans'], offeredLocales['zh-Hant']]) {
    for (const text of await textsOf(offered)) expect(text).not.toMatch(/[?!,;]|:(?!\d)|\.(?!\d)/);
  }
});

test('Greek asks with its own question mark', async () => {
  for (const text of await textsOf(offeredLocales.el)) expect(text).not.toContain('?');
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['xx', 'en'],
  ['en-GB', 'en'],
  ['en-XA', 'en-XA'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['pt_BR', 'pt-BR'],
  ['es-419', 'es'],
  ['DE-at', 'de'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh-Hant-TW', 'zh-Hant'],
  ['ZH-tw', 'zh-Hant'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['iw', 'he'],
  ['in-ID', 'id'],
  [['xx', 'fr-CA'], 'fr'],
  [['xx', 'yy'], 'en'],
  [[], 'en'],
])('a host that asks for %j is offered %s [B-WORDS-2]', (asked, tag) => {
  expect(findLocale(asked).tag).toBe(tag);
});

test('a language is loaded with its tag, its direction and its sentences [T-WCAG-312]', async () => {
  const locale = await loadLocale(findLocale('he-IL'));
  expect(locale).toMatchObject({ tag: 'he', dir: 'rtl' });
  expect(locale.messages['core.back']).toBe('חזרה');
});

test('a language that cannot be fetched leaves the widget in English', async () => {
  const locale = await loadLocale({ tag: 'fr', dir: 'ltr', load: () => Promise.reject(new Error('offline')) });
  expect(locale).toMatchObject({ tag: 'en', dir: 'ltr', messages: {} });
});
