import { expect, test } from 'vitest';
import { fromTokenValue } from './read-value';
import { toShadowValue } from './shadow-value';

test.each([
  ['1px 2px #000', '1px 2px 0px 0px #000000'],
  ['1px 2px 3px red', '1px 2px 3px 0px #FF0000'],
  ['RED 1px 2px 3px 4px INSET', 'inset 1px 2px 3px 4px #FF0000'],
  ['0 -2px .5rem rgb(0 0 0 / 20%)', '0px -2px 0.5rem 0px #00000033'],
  ['1px 1px rgb(1, 2, 3), 2px 2px teal', '1px 1px 0px 0px #010203, 2px 2px 0px 0px #008080'],
  ['none', '0px 0px 0px 0px #00000000'],
])('the shadow %s is exported for a tool, and read back as %s', (css, back) => {
  expect(fromTokenValue('shadow', toShadowValue(css))).toEqual({ css: back, isOlderForm: false });
});

test.each([
  ['one length', '1px red'],
  ['five lengths', '1px 2px 3px 4px 5px red'],
  ['no colour of its own', '1px 2px'],
  ['two colours', '1px 2px red blue'],
  ['a unit that tools have not', '1em 2px red'],
  ['a word that is none', '1px 2px red outset'],
  ['a colour of the page', '1px 2px var(--ink)'],
  ['one layer that cannot be held', '1px 2px red, 1vw 2px red'],
])('a shadow with %s is not exported: %s', (_what, css) => expect(toShadowValue(css)).toBeUndefined());

const layer = { color: '#000', offsetX: '1px', offsetY: { value: 2, unit: 'px' }, blur: '0px', spread: '0px' };

test.each([
  ['a layer', layer, '1px 2px 0px 0px #000'],
  ['an inset one', { ...layer, inset: true }, 'inset 1px 2px 0px 0px #000'],
  ['two layers', [layer, layer], '1px 2px 0px 0px #000, 1px 2px 0px 0px #000'],
  ['none', [], undefined],
  ['a list with a hole', [layer, null], undefined],
  ['a layer without a colour', { ...layer, color: undefined }, undefined],
  ['a layer without its blur', { ...layer, blur: undefined }, undefined],
  ['a layer in inches', { ...layer, blur: { value: 1, unit: 'in' } }, undefined],
])('a tool’s shadow of %s', (_what, value, css) => expect(fromTokenValue('shadow', value)?.css).toBe(css));
