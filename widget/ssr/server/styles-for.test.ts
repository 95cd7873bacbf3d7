import { beforeAll, expect, test } from 'vitest';
import { registerStyles } from '../../styles/style-registry';
import { renderLogin } from '.';
import { stylesFor } from './styles-for';

const variables = ':where(.vestibule),:host{--space:.5rem}';
const button = '.vbButton.vbButton{all:unset}.vbButton .vbIcon{inline-size:1.5rem}';
const banner = '.vestibule .vbBanner{border:1px solid}';
const tabs = '.vbTab{all:unset}.vbTab-on{font-weight:700}';

beforeAll(() => [variables, button, banner, tabs].forEach((text) => registerStyles(text)));

test('a page gets the styles of the parts that are in it, and the values that all of them need [B-DRAWN-11]', () => {
  expect(stylesFor('<div class="vestibule"><button class="vbOther vbButton">Go</button></div>')).toBe(
    `${variables}\n${button}`,
  );
  expect(stylesFor('<p class="vbTab-on">')).toBe(`${variables}\n${tabs}`);
  expect(stylesFor('<p class="vbButtons vb-Banner">')).toBe(variables);
});

test('a first screen brings its styles with it, and a page with a nonce allows them', () => {
  const config = { products: ['emailMagicLinks'] as const };
  const rendered = renderLogin({ config, inlineStyles: true });
  expect(rendered).toMatch(/^<style>:where\(\.vestibule\)[^<]*<\/style><div class="vestibule"/);
  expect(renderLogin({ config, inlineStyles: true, nonce: 'n"1' })).toMatch(/^<style nonce="n&quot;1">:where.*<script/);
  expect(renderLogin({ config })).not.toContain('<style');
});

test('in a shadow root the styles are inside, and no file is linked', () => {
  const config = { products: ['emailMagicLinks'] as const, enableShadowDOM: true };
  expect(renderLogin({ config, inlineStyles: true, stylesheet: '/styles.css' })).toMatch(
    /^<div [^>]*><template shadowrootmode="open"><style>:where[^<]*<\/style><div>/,
  );
});
