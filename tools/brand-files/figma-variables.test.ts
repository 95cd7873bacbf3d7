import { expect, test } from 'vitest';
import { readFigmaVariables } from './figma-variables';

const rgb = (r: number, g: number, b: number, a = 1) => ({ r, g, b, a });
const alias = (id: string) => ({ type: 'VARIABLE_ALIAS', id });

/** A palette with one mode, and a collection in two modes that refers to it. */
const collections = {
  palette: { id: 'palette', name: 'Palette', modes: [{ modeId: 'p:0', name: 'Value' }], defaultModeId: 'p:0' },
  widget: {
    id: 'widget',
    name: 'Sign-in',
    modes: [
      { modeId: 'w:0', name: 'Light' },
      { modeId: 'w:1', name: 'Dark' },
    ],
    defaultModeId: 'w:0',
  },
};
const inPalette = (id: string, name: string, value: unknown) => ({
  id,
  name,
  variableCollectionId: 'palette',
  resolvedType: 'COLOR',
  valuesByMode: { 'p:0': value },
});
const inWidget = (name: string, light: unknown, dark: unknown = light) => ({
  id: `w/${name}`,
  name,
  variableCollectionId: 'widget',
  resolvedType: 'COLOR',
  valuesByMode: { 'w:0': light, 'w:1': dark },
});
const palette = [
  inPalette('ink', 'Blue / 900', rgb(0.098, 0.188, 0.239)),
  inPalette('mist', 'Blue / 50', rgb(0.91, 0.933, 0.949)),
  inPalette('veil', 'Veil', rgb(0, 0, 0, 0.5)),
];
const record = (variables: readonly { id: string }[]) => Object.fromEntries(variables.map((one) => [one.id, one]));
const answer = (...variables: { id: string }[]) => ({
  status: 200,
  error: false,
  meta: { variables: record([...palette, ...variables]), variableCollections: collections },
});
const messages = (...variables: { id: string }[]) =>
  readFigmaVariables(answer(...variables))?.[0]?.problems.map(({ level, message }) => `${level}: ${message}`);

test('a brand’s variables become a theme for each mode, with any letter case and gaps in their names', () => {
  const themes = readFigmaVariables(
    answer(
      inWidget('Colors/Primary', alias('ink'), alias('mist')),
      inWidget('container / border-radius', 12),
      inWidget('Vestibule/Container/Background Color', alias('mist'), alias('ink')),
      inWidget('text/body/font weight', 'Semi Bold'),
      inWidget('text/body/line height', 24),
      inWidget('motion/duration', 200),
      inWidget('fontFamily', 'Our Sans, Arial'),
      inWidget('colors/divider', alias('veil')),
    ),
  );
  expect(themes).toEqual([
    {
      name: 'Light',
      theme: {
        fontFamily: '"Our Sans", Arial',
        colors: { primary: '#19303D', divider: '#00000080' },
        container: { borderRadius: '12px', backgroundColor: '#E8EEF2' },
        text: { body: { fontWeight: '600', lineHeight: '24px' } },
        motion: { duration: '200ms' },
      },
      problems: [],
    },
    expect.objectContaining({
      name: 'Dark',
      theme: expect.objectContaining({
        colorScheme: 'dark',
        colors: { primary: '#E8EEF2', divider: '#00000080' },
      }),
    }),
  ]);
});

test('the lists of a plugin are read like the records of the API', () => {
  const variables = [...palette, inWidget('colors/primary', alias('ink'))];
  const lists = { collections: Object.values(collections), variables };
  expect(readFigmaVariables(lists)?.[0]?.theme).toEqual({ colors: { primary: '#19303D' } });
});

test.each([
  [
    'is no token',
    inWidget('Marketing/Hero', '#fff'),
    /^warning: "Marketing\/Hero" is no token of the widget, so it was/,
  ],
  ['comes from a library', inWidget('colors/error', alias('elsewhere')), /is not in this file: export its library/],
  ['goes round', { ...inWidget('colors/error', alias('w/colors/error')) }, /refers to itself/],
  ['is true or false', inWidget('colors/error', true), /holds true or false, which no token takes/],
  ['is of another kind', inWidget('colors/error', 12), /is 12, which is no colour, so colors\.error keeps its default/],
  [
    'is a percentage',
    inWidget('focus/width', '10%'),
    /is "10%", which is no length without a percentage, so focus\.width keeps its default/,
  ],
  ['would leave its declaration', inWidget('colors/error', 'red;}body{}'), /which is no colour/],
])('a message says why a variable was not used: it %s', (_why, variable, line) => {
  const reported = messages(inWidget('colors/primary', alias('ink')), variable)?.filter(
    (text) => !/Blue|Veil/.test(text),
  );
  expect(reported).toHaveLength(1);
  expect(reported?.[0]).toMatch(line);
});

test('a repeated name is reported, and the first one counts', () => {
  const twice = messages(inWidget('colors/error', '#8B1214'), inWidget('Colors / Error', '#000000'));
  expect(twice?.join()).toContain('"Colors / Error" is colors.error once more');
});

test('a file of another format is not read as Figma’s', () => {
  expect(readFigmaVariables({ colors: { primary: '#000000' } })).toBeUndefined();
  expect(readFigmaVariables({ variables: [], collections: [] })).toBeUndefined();
});
