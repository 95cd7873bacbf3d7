import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { initOn } from './testing/init-on';

const react = { react: '19', 'react-dom': '19' };
const site = 'https://vestibule-auth.github.io/vestibule/';

const refused = async (dependencies: object) => {
  const { code, err, names } = await initOn({ 'package.json': { dependencies } });
  expect({ code, names }).toEqual({ code: 2, names: ['package.json'] });
  return err;
};

test.each([
  [{ '@angular/core': '21' }, 'Angular', 'frameworks#angular'],
  [{ '@react-router/dev': '8', vite: '8', ...react }, 'React Router', 'server-rendering#react-router'],
])('a project with %j is refused with the document about its framework', async (dependencies, name, document) => {
  expect(await refused(dependencies)).toContain(
    `"init" does not write pages of ${name}. ${site}${document} says how they are made by hand.`,
  );
});

test.each([
  [{ '@sveltejs/kit': '2', svelte: '5', vite: '7' }, 'SvelteKit', 'Svelte', 'frameworks#svelte'],
  [{ nuxt: '4' }, 'Nuxt', 'Vue', 'quick-start/vue'],
  [{ astro: '6' }, 'Astro', 'a page without a framework', 'frameworks#a-bundler-no-framework'],
  [{ '@remix-run/react': '2', vite: '6', ...react }, 'Remix', 'React Router', 'server-rendering#react-router'],
  [
    { '@tanstack/react-start': '1', vite: '7', ...react },
    'TanStack Start',
    'React Router',
    'server-rendering#react-router',
  ],
  [{ '@tanstack/solid-start': '1', vite: '7' }, 'TanStack Start', 'custom elements', 'frameworks'],
  [{ 'react-scripts': '5', ...react }, 'Create React App', 'React', 'quick-start/react'],
  [{ gatsby: '5', ...react }, 'Gatsby', 'React', 'quick-start/react'],
  [{ '@vue/cli-service': '5', vue: '3' }, 'Vue CLI', 'Vue', 'quick-start/vue'],
])('a project with %j is refused with the nearest document', async (dependencies, name, subject, document) => {
  expect(await refused(dependencies)).toContain(
    `"init" does not write pages of ${name}, and no document is about it. The nearest is about ${subject}: ${site}${document}`,
  );
});

test.each([
  [{ expo: '54', 'react-native': '0.82', ...react }, 'Expo'],
  [{ 'react-native': '0.82', react: '19' }, 'React Native'],
])('a native project with %j is refused, and no way to log in is offered', async (dependencies, name) => {
  expect(await refused(dependencies)).toBe(
    `"init" does not write pages of ${name}: the log-in form is for web pages, and has nothing for native applications. See ${site}limits.\n`,
  );
});

test.each([
  [{ '@sveltejs/kit': '2', svelte: '5', vite: '7' }, false],
  [{ '@react-router/dev': '8', vite: '8', ...react }, false],
  [{ '@remix-run/dev': '2', vite: '6', ...react }, false],
  [{ '@tanstack/react-start': '1', vite: '7', ...react }, false],
  [{ expo: '54', ...react }, false],
  [{ 'react-scripts': '5', ...react }, true],
  [{ '@angular/core': '21' }, true],
  [{ gatsby: '5', ...react }, true],
])('a project with %j is offered pages of HTML: %s', async (dependencies, isOffered) => {
  expect((await refused(dependencies)).includes('--framework html')).toBe(isOffered);
});

test.each([
  [{ webpack: '5', ...react }, 'React', 'quick-start/react'],
  [{ vue: '3' }, 'Vue', 'quick-start/vue'],
  [{ svelte: '5' }, 'Svelte', 'frameworks#svelte'],
])('a project with %j and without Vite is refused with what to do', async (dependencies, title, document) => {
  const err = await refused(dependencies);
  expect(err).toContain(
    `"init" writes pages of ${title} for Vite, and package.json does not name "vite". ${site}${document} says`,
  );
  expect(err).toContain('--framework html');
});

test('each document that a refusal names has the section', async () => {
  const packages = [
    '@sveltejs/kit',
    'nuxt',
    '@angular/core',
    '@react-router/dev',
    'astro',
    '@remix-run/dev',
    '@tanstack/start',
    '@tanstack/solid-start',
    'react-scripts',
    'expo',
    'react-native',
    'gatsby',
    'waku',
    'vike',
    '@redwoodjs/core',
    '@docusaurus/core',
    '@vue/cli-service',
    '@quasar/app-vite',
    'vitepress',
    'svelte',
    'vue',
  ];
  for (const name of packages) {
    const [, page = '', section] =
      /github\.io\/vestibule\/([\w/-]+)(?:#([\w-]+))?/.exec(await refused({ [name]: '5' })) ?? [];
    const file = `docs/${page}.md`;
    expect(existsSync(file), `${name}: ${file}`).toBe(true);
    const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
    const slugs = Array.from(headings, ([, text = '']) => text.toLowerCase().replaceAll(/[^\w]+/g, '-'));
    if (section !== undefined) expect(slugs, `${name}: ${file}`).toContain(section);
  }
});
