import type { Plugin } from 'vite';

/** The directive at the head of a file, which marks client code for React. */
const clientDirective = /^(\s*)(['"])use client\2;?/;

/** The code of a module without its directive; line numbers do not change. */
export const withoutDirective = (code: string): string => code.replace(clientDirective, '$1');

/**
 * Removes the directive `"use client"` from Radix's files. In the package they are separate files, and a bundler that
 * does not support the directive would warn about each in an embedder's build. There is a separate entry for servers.
 */
export function withoutClientDirectives(): Plugin {
  return {
    name: 'vestibule-without-client-directives',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/@radix-ui/') && clientDirective.test(code) ? { code: withoutDirective(code), map: null } : null,
  };
}
