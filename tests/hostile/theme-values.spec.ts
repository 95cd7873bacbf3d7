import * as fc from 'fast-check';
import { fitsGrammar } from '../../tokens/grammar';
import { themeSheet } from '../../tokens/theme-sheet';
import { expect, test } from '../support/fixtures';

/** A token of each kind of value, and values of it that are good. */
const subjects = {
  color: { theme: (value: string) => ({ colors: { primary: value } }), good: ['red', '#fff', 'rgb(0 0 0 / 50%)'] },
  length: { theme: (value: string) => ({ container: { width: value } }), good: ['1px', 'calc(1px + 2em)', '50%'] },
  fonts: {
    theme: (value: string) => ({ fontFamily: value }),
    good: ['serif', '"Open Sans", serif', "'a', b", 'var(--a, "Open Sans", serif)'],
  },
  shadow: { theme: (value: string) => ({ container: { shadow: value } }), good: ['none', '0 1px 2px rgb(0 0 0 / 5%)'] },
  easing: { theme: (value: string) => ({ motion: { easing: value } }), good: ['ease', 'cubic-bezier(0, 0, 1, 1)'] },
};

/** Fragments by which a value might leave its declaration, open a bracket, or cause a request. */
const pieces = [
  ...`( ) [ ] { } ; : , ! " ' \\ / * /* */ @ < > # % = & a -- 0 1px url( var(--a var(--a,1) rgb( calc( steps( image-set(`.split(
    ' ',
  ),
  '@import ',
  '!important',
  '</style>',
  '<!--',
  '\n',
  '\0',
  '\u2028',
  ' ',
];
const piece = fc.constantFrom(...pieces);

/** A good value with pieces put into it at some places. */
const hostileTo = (good: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...good), fc.array(fc.tuple(fc.nat(40), piece), { minLength: 1, maxLength: 3 }))
    .map(([value, inserts]) =>
      inserts.reduce((text, [at, insert]) => text.slice(0, at) + insert + text.slice(at), value),
    );

test('no value that a theme accepts leaves its declaration, or makes a request, in Chromium [T-HOST-4]', async ({
  page,
}) => {
  const sheets: { value: string; css: string; name: string }[] = [];
  for (const [kind, { theme, good }] of Object.entries(subjects)) {
    const values = new Set([...good, ...fc.sample(hostileTo(good), { numRuns: 4_000, seed: 7 })]);
    const accepted = [...values].filter((value) => fitsGrammar(kind as keyof typeof subjects, value));
    expect(accepted.length, `accepted values of the kind ${kind}`).toBeGreaterThan(20);
    for (const value of accepted) {
      const { css } = themeSheet(theme(value));
      if (css) sheets.push({ value, css, name: /--[\w-]+/.exec(css)?.[0] ?? '' });
    }
  }
  expect(sheets.length).toBeGreaterThan(200);
  await page.route('http://theme.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await page.goto('http://theme.test/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const read = await page.evaluate((given) => {
    const escaped: string[] = [];
    for (const { value, css, name } of given) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${css}.after{color:red}`);
      const [rule, after, ...others] = sheet.cssRules;
      const isWhole =
        others.length === 0 &&
        rule instanceof CSSStyleRule &&
        after instanceof CSSStyleRule &&
        after.selectorText === '.after' &&
        [...rule.style].join() === name &&
        rule.style.getPropertyPriority(name) === '';
      if (!isWhole) escaped.push(value);
      // Where a value would ask for something if it was there.
      const element = document.createElement('p');
      element.style.setProperty(name, value);
      element.style.backgroundImage = element.style.background = `var(${name})`;
      document.body.append(element);
      void getComputedStyle(element).backgroundImage;
    }
    return escaped;
  }, sheets);
  expect(read).toEqual([]);
  expect(requests).toEqual([]);
});
