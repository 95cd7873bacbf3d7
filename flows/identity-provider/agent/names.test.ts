import { array, assert, constantFrom, nat, pre, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLike, mixesScripts, skeletonOf } from './look-alike';
import { needsAgentViews } from './needs-agent-views';

const request = { clientId: 'robot', redirectURI: 'https://robot.test/', responseType: 'code', scopes: [] };
const asked = (name: string, more: object = {}, client: object = {}) => ({
  request: { ...request, ...more },
  authorization: { isConsentRequired: true, client: { name, ...client }, scopes: [], answer: {} },
});

describe('letters of several scripts in one name', () => {
  test.each(['Pаypal', 'Αcme', 'Robot рус', 'аσ', 'ロボットЖ', '𝐀дам', 'ascii ⴰ', 'ascii 𐤀', 'Ѕtay', 'ไทยಕ', 'ߒᏣ'])(
    '%j mixes scripts [B-IDP-24]',
    (name) => {
      expect(mixesScripts(name)).toBe(true);
    },
  );

  test.each([
    '',
    'Robot 2',
    'Café Straße',
    'Робот',
    'Ρομπότ',
    '請求ロボットの君',
    'Robot ロボット',
    '로봇 Robot 機',
    'رقم',
    '½ × 3',
    '𝐀dam',
    'ⴰⵎ',
    'Oʻzbek',
    '𐤀𐤁',
  ])('%j does not mix scripts [B-IDP-24]', (name) => {
    expect(mixesScripts(name)).toBe(false);
  });
});

describe('a name like the project’s own', () => {
  test.each([
    ['Slow Clay', 'same'],
    ['SLOW-CLAY', 'case and signs'],
    ['Slow Clây', 'a mark'],
    ['S1ow C1ay', 'digits'],
    ['Ѕlоw Сlау', 'Cyrillic'],
    ['ＳｌｏｗＣｌａｙ', 'wide letters'],
    ['Slow Cla', 'one less'],
    ['Slow Clays', 'one more'],
    ['Slow Play', 'another'],
    ['Slovv Clay', 'two that look like one'],
  ])('the name %s is like it (%s) [B-IDP-24]', (name) => {
    expect(looksLike(name, 'Slow Clay')).toBe(true);
  });

  test('a name in capitals of another script is like it [B-IDP-24]', () => {
    expect(looksLike('ЖИЗНЬ', 'жизнь')).toBe(true);
  });

  test.each(['', '...', 'Slow', 'Invoice Robot', 'Slow Clay Robot', 'Fast Play'])(
    'the name %j is not like it [B-IDP-24]',
    (name) => {
      expect(looksLike(name, 'Slow Clay')).toBe(false);
    },
  );

  // A letter of Cyrillic, Greek, Armenian or of signs for each of a to z, as Unicode's table of confusables pairs them.
  const pairs = 'aа bь cс dԁ eе fƒ gց hһ iі jј kк lӏ mм nո oо pр qԛ rг sѕ tт uս vѵ wѡ xх yу zᴢ'.split(' ');

  test.each(pairs)('the letters of %j look alike to the check [B-IDP-24]', (pair) => {
    const [latin = '', other = ''] = Array.from(pair);
    expect(looksLike(`Quick ${other}${other}`, `Quick ${latin}${latin}`)).toBe(true);
    expect(skeletonOf(other)).toBe(skeletonOf(latin));
    expect(skeletonOf(latin.toUpperCase())).toBe(skeletonOf(latin));
  });

  test.each([
    ['1', 'l'],
    ['|', 'l'],
    ['!', 'l'],
    ['0', 'o'],
    ['5', 's'],
    ['$', 's'],
    ['×', 'x'],
  ])('%j looks like %j to the check [B-IDP-24]', (sign, letter) => {
    expect(skeletonOf(sign)).toBe(skeletonOf(letter));
  });

  test.each([
    ['two letters that are exchanged', 'Slow Lcay'],
    ['two other letters', 'Slow Pray'],
    ['one letter more at each end', 'aSlow Clayb'],
    ['one letter less at each end', 'low Cla'],
    ['one letter more and another one', 'Slow Plays'],
  ])('a name with %s is another name [B-IDP-24]', (_, name) => {
    expect(looksLike(name, 'Slow Clay')).toBe(false);
    expect(looksLike('Slow Clay', name)).toBe(false);
  });

  test('no name is like that of a project without a readable name [B-IDP-24]', () => {
    expect(looksLike('Robot', ' ')).toBe(false);
    expect(looksLike('R', '')).toBe(false);
  });

  const letter = constantFrom(...Array.from('abcdefgiklmnorsuvwxyz1058|! -ÉаоЅ'));
  const name = array(letter, { minLength: 1, maxLength: 9 }).map((letters) => letters.join(''));

  test('a name that differs by one letter is like it, in both directions [B-IDP-24]', () => {
    assert(
      property(name, nat(), constantFrom(0, 1), (own, at, taken) => {
        pre(skeletonOf(own) !== '');
        const letters = Array.from(skeletonOf(own));
        letters.splice(at % (letters.length + 1), taken, 'q');
        const changed = letters.join('');
        expect(looksLike(changed, skeletonOf(own))).toBe(true);
        expect(looksLike(skeletonOf(own), changed)).toBe(true);
      }),
    );
  });

  test('the check that decides whether the code is fetched misses no deceptive name [T-IDP-26]', () => {
    assert(
      property(name, name, (claimed, own) => {
        if (looksLike(claimed, own) || mixesScripts(claimed)) expect(needsAgentViews(asked(claimed), own)).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('an ordinary request', () => {
  test('an ordinary request needs no views of agents [B-IDP-20]', () => {
    expect(needsAgentViews(asked('Invoice Robot'), 'Slow Clay')).toBe(false);
    // Two letters more than the project's name, which counts without its w.
    expect(needsAgentViews(asked('abcdefghi'), 'Slow Clay')).toBe(false);
  });

  test.each([
    ['a resource', asked('Invoice Robot', { resources: ['https://a.test'] })],
    ['a return to this computer', asked('Invoice Robot', { redirectURI: 'http://127.0.0.1:1/' })],
    ['an address as its id', asked('Invoice Robot', { clientId: 'https://a.test/x' })],
    ['a client that registered itself', asked('Invoice Robot', {}, { type: 'third_party_public' })],
    ['letters beyond ASCII', asked('Invоice Robot')],
    ['a name as long as the project’s', asked('Fast Play')],
  ])('a request with %s needs the views of agents [B-IDP-20]', (_, question) => {
    expect(needsAgentViews(question, 'Slow Clay')).toBe(true);
  });

  test('a request to a project whose name is not known yet needs the views of agents [T-IDP-26]', () => {
    expect(needsAgentViews(asked('Invoice Robot'), undefined)).toBe(true);
  });
});
