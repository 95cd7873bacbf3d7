import type { Plugin } from 'vite';

/** The directive at the head of a file, by which React tells what runs in a browser. */
const clientDirective = /^(\s*)(['"])use client\2;?/;

/** The code of a module without its directive; every line stays where it was. */
export const withoutDirective = (code: string): string => code.replace(clientDirective, '$1');

/**
 * Takes the directive `"use client"` off Radix's files. In the package they are files of their own, and a bundler that knows
 * no such directive warns of each in an embedder's build. There is a separate entry for servers.
 */
export function withoutClientDirectives(): Plugin {
  return {
    name: 'vestibule-without-client-directives',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/@radix-ui/') && clientDirective.test(code) ? { code: withoutDirective(code), map: null } : null,
  };
}
