import { posix } from 'node:path';

/** A piece of code that a document shows, as a file of an embedder's project. */
export interface Snippet {
  /** The document and the line it is in. */
  origin: string;
  /** The file it is compiled as; those of one document may import each other. */
  file: string;
  code: string;
}

const blocks = /^```(ts|tsx|html|vue|svelte)\n([\s\S]*?)^```$/gm;
const named = /^\/\/ (\S+\.tsx?)\n/;
const scripts = /<script(?: setup)?(?: lang="ts"| type="module")?>([\s\S]*?)<\/script>/g;

/** A page with a script tag has the script's global. */
const scriptTag = 'declare const Vestibule: NonNullable<typeof globalThis.Vestibule>;\n';

/**
 * The heading that a place of a text is under, as the name of a folder: each of its guides is a project of its own. A
 * part of a guide belongs to it.
 */
function headingOver(text: string): string {
  const [last = ''] = text.match(/^##? .*$/gm)?.slice(-1) ?? [];
  return last.toLowerCase().replaceAll(/\W+/g, '-');
}

/** The snippets of a document. A block that begins with the name of a file is that file; of a page, the scripts count. */
export function snippetsOf(document: string, text: string): Snippet[] {
  const folder = posix.join('snippets', document.replace(/\.md$/, ''));
  return Array.from(text.matchAll(blocks), ({ 1: language = '', 2: code = '', index: at }, index): Snippet => {
    const before = text.slice(0, at);
    const line = before.split('\n').length + 1;
    const isPage = ['html', 'vue', 'svelte'].includes(language);
    const body = isPage ? Array.from(code.matchAll(scripts), ([, script = '']) => script).join('\n') : code;
    const name = named.exec(code)?.[1] ?? `block-${index + 1}.${language === 'tsx' ? 'tsx' : 'ts'}`;
    return {
      origin: `${document}:${line}`,
      file: posix.join(folder, headingOver(before), name),
      // Each is a module, whatever it imports.
      code: `${language === 'html' ? scriptTag : ''}${body}\nexport {};\n`,
    };
  });
}

/** The files that an embedder's project has anyway, and snippets speak of. */
export const surroundings: Readonly<Record<string, string>> = {
  'client.ts': `import { createStytchClient } from '@stytch/vanilla-js/headless';
export const client = createStytchClient('public-token-...');
`,
  'vestibule/vestibule.d.ts': 'export {};',
  'vestibule.tokens.json': '{}',
  'theme.json': '{ "colors": { "primary": "#9A3F22" } }',
};

/** The modules of others that a guide is about. What it builds, in the long run, is compiled with their types. */
export const ofOthers = `declare module '@vitejs/plugin-vue' {
  export default function vue(options: object): import('vite').Plugin;
}
declare module '@sveltejs/vite-plugin-svelte' {
  export function svelte(): import('vite').Plugin;
}
declare module '*.vue' {
  const component: object;
  export default component;
}
declare module '*.svelte' {
  const component: object;
  export default component;
}
declare module 'vue' {
  export function createApp(component: object): { mount(target: string): void };
  export function ref<Value>(value: Value): { value: Value };
}
declare module 'svelte' {
  export function mount(component: object, options: { target: Element }): void;
}
declare module '@angular/core' {
  export const CUSTOM_ELEMENTS_SCHEMA: object;
  export function Component(options: object): (component: new () => object, context: ClassDecoratorContext) => void;
  export function provideZonelessChangeDetection(): object;
}
declare module '@angular/platform-browser' {
  export function bootstrapApplication(component: new () => object, options: object): Promise<object>;
}
declare module 'next' {
  export interface Metadata {
    title?: string;
  }
}
declare module 'next/headers' {
  export function cookies(): Promise<{ get(name: string): { value: string } | undefined }>;
}
declare module 'express' {
  export interface Request {
    cookies: Record<string, unknown>;
  }
  export interface Response {
    status(code: number): Response;
    json(body: object): Response;
  }
  export type NextFunction = () => void;
}
declare module 'react-router';
declare module '@react-router/dev/vite';
declare module '@react-router/dev/routes' {
  export type RouteConfig = readonly unknown[];
  export function index(file: string): unknown;
}
`;

/** The values that a snippet may take for granted, because one before it made them. */
export const granted = `import type * as vestibule from 'vestibule-auth';
import type * as tokens from 'vestibule-auth/tokens';
declare global {
  const client: vestibule.Client;
  const config: vestibule.Config;
  const theme: tokens.Theme;
  type Theme = tokens.Theme;
  const mountLogin: typeof vestibule.mountLogin;
  const mountCallback: typeof vestibule.mountCallback;
  const mountIdentityProvider: typeof vestibule.mountIdentityProvider;
  const mountStepUp: typeof vestibule.mountStepUp;
  const mountConnectedApps: typeof vestibule.mountConnectedApps;
}
`;
