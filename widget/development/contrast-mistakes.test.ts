// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { ThemeOption } from '../../tokens/theme';
import { themeVariables } from '../../tokens/theme-variables';
import { sentencesOf } from '../testing/sentences-of';
import { contrastLines, contrastMistakes } from './contrast-mistakes';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A page with a widget, whose browser has these colours for these expressions. */
function pageWith(colors: Readonly<Record<string, string>>) {
  const root = document.createElement('div');
  root.className = 'vestibule';
  document.body.append(root);
  vi.stubGlobal('getComputedStyle', (probe: HTMLElement) => {
    const { style } = probe.parentElement ?? probe;
    const [, variable = ''] = /var\((.+)\)/.exec(probe.style.color) ?? [];
    const value = style.getPropertyValue(variable);
    const [, own = ''] = /^var\((.+)\)$/.exec(value) ?? [];
    return { color: style.getPropertyValue(own) || colors[value] || style.color };
  });
  return root;
}

const errorIn = (error: string): ThemeOption => ({ colors: { error } });

test('a variable of the page is judged with the value that the page has for it [B-LOOK-8]', () => {
  pageWith({ 'var(--brand)': 'rgb(255, 220, 220)' });
  expect(sentencesOf(contrastMistakes(errorIn('var(--brand)')))).toEqual([
    expect.stringMatching(
      /^Theme: colors\.error on container\.backgroundColor has a contrast of 1\.2\d:1 and needs 4\.5:1; #/,
    ),
  ]);
  expect(contrastLines(errorIn('var(--brand)'))).toHaveLength(2);
});

test('a mixed colour is judged as the browser computes it, and the page is as before [B-LOOK-8]', () => {
  const root = pageWith({ 'color-mix(in oklab, red, black)': 'oklab(0.4 0.1 0.05)' });
  expect(contrastLines(errorIn('color-mix(in oklab, red, black)'))).toEqual(['Theme: every pair of colours passes.']);
  expect(root.childNodes).toHaveLength(0);
  expect(document.body.childNodes).toHaveLength(1);
});

test('pairs that could not be judged are counted and named, with the reason [B-LOOK-8]', () => {
  pageWith({});
  expect(contrastMistakes(errorIn('var(--missing)'))).toEqual([]);
  expect(contrastLines(errorIn('var(--missing)'))).toEqual([
    'Theme: 20 of 22 pairs of colours pass.',
    'Theme: 2 pairs of colours could not be judged, because this page has no value for a colour of theirs, or it is `currentColor`. colors.error on container.backgroundColor (needs 4.5:1); colors.error on container.backgroundColor (needs 3:1).',
  ]);
});

test('variables are not judged for the theme of the other colour scheme, and the line says why [B-LOOK-8]', () => {
  pageWith({ 'var(--brand)': 'rgb(0, 0, 0)' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(
    contrastLines({ light: errorIn('var(--brand)'), dark: { colors: { divider: 'var(--brand)' } } } as never),
  ).toEqual(['Theme (light): every pair of colours passes.', 'Theme (dark): every pair of colours passes.']);
  expect(contrastLines({ light: {}, dark: { colors: { error: 'var(--brand)' } } })[2]).toMatch(
    /^Theme \(dark\): 2 pairs of colours could not be judged, because the page may have other values in the other colour scheme: switch/,
  );
});

test('a widget in a shadow root is judged in its shadow root', () => {
  const root = pageWith({ 'var(--brand)': 'rgb(0, 0, 0)' });
  const shadow = root.attachShadow({ mode: 'open' });
  const append = vi.spyOn(shadow, 'append');
  expect(contrastLines(errorIn('var(--brand)'))).toEqual(['Theme: every pair of colours passes.']);
  expect(append).toHaveBeenCalledTimes(2);
});

test('of two widgets the one with the theme is judged, also where a length of the theme is "0"', () => {
  const theme: ThemeOption = { ...errorIn('var(--brand)'), focus: { width: '0' } };
  const spies = [{}, theme].map((one) => {
    const root = pageWith({ 'var(--brand)': 'rgb(0, 0, 0)' });
    for (const [name, value] of themeVariables(one).variables) root.style.setProperty(name, value);
    return vi.spyOn(root, 'append');
  });
  contrastLines(theme);
  expect(spies.map(({ mock }) => mock.calls.length)).toEqual([0, 2]);
});
