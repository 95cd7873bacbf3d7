import { expect, test } from 'vitest';
import { chooseThemes, type ThemeNames } from './choose-themes';

const themes = (...names: string[]) => names.map((name) => ({ name, theme: {}, problems: [] }));
const chosen = (names: string[], choice?: ThemeNames) => chooseThemes(themes(...names), choice).map((one) => one?.name);

test.each<[string[], ThemeNames | undefined, string[]]>([
  [['Acme'], undefined, ['Acme']],
  [[''], {}, ['']],
  [['Light', 'Dark'], {}, ['Light', 'Dark']],
  [['Acme dark', 'Acme light'], {}, ['Acme light', 'Acme dark']],
  [['Value', 'Light', 'Dark'], {}, ['Light', 'Dark']],
  [['North', 'South'], { mode: 'SOUTH' }, ['South']],
  [['North', 'South'], { light: 'south', dark: 'north' }, ['South', 'North']],
  [['Acme'], { light: 'Acme', dark: 'Acme' }, ['Acme', 'Acme']],
])('of the themes %j, the choice %j gives %j', (names, choice, expected) => {
  expect(chosen(names, choice)).toEqual(expected);
});

test.each<[string[], ThemeNames, RegExp]>([
  [['North', 'South'], {}, /^it holds several themes\. Choose one of "North", "South": --mode "…", or --light/],
  [['Light', 'Light blue', 'Dark'], {}, /^it holds several themes/],
  [['Lightning', 'Darkness'], {}, /^it holds several themes/],
  [['North'], { mode: 'West' }, /^it has no theme "West"\. Choose one of "North"/],
  [['North'], { light: 'North', dark: 'West' }, /^it has no theme "West"/],
  [
    [''],
    { mode: 'West' },
    /^it has no theme "West", but one theme without a name\. Leave out --mode, --light and --dark\.$/,
  ],
  [[''], { light: 'Day', dark: 'Night' }, /^it has no theme "Day", but one theme without a name/],
  [['North', 'South'], { light: 'North' }, /"--light" and "--dark" are given together/],
  [['North', 'South'], { dark: 'North' }, /"--light" and "--dark" are given together/],
])('of the themes %j, the choice %j is refused with what to choose', (names, choice, message) => {
  expect(() => chosen(names, choice)).toThrow(message);
});
