import type { Plugin } from 'vite';

const naming = 'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });';

/** The code of a module of Radix's without the calls that name its functions. */
export function withoutNames(code: string): string {
  return code.replace(naming, 'var __name = (target) => target;').replaceAll(/^__name\(\w+, "\w+"\);$/gm, '');
}

/**
 * Takes the names off Radix's functions. Its files name each by a call (`__name(f, "f");`), which a bundler must take for
 * an effect: every function of a file stays in a visitor's page, used or not. That is 1.1 kB gzip of consent.
 */
export function withoutFunctionNames(): Plugin {
  return {
    name: 'vestibule-without-function-names',
    enforce: 'pre',
    // Every line stays where it was.
    transform: (code, id) =>
      id.includes('/@radix-ui/') && code.includes(naming) ? { code: withoutNames(code), map: null } : null,
  };
}

const plainElements = '\0vestibule-plain-elements';

/**
 * Has Radix's collapsible draw plain elements. Its `Primitive` is an element that may hand its props to its child
 * (`asChild`), by code that every page with a permission on it would pay for (0.9 kB gzip) and no collapsible of ours uses.
 */
export function withPlainCollapsible(): Plugin {
  return {
    name: 'vestibule-with-plain-collapsible',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === '@radix-ui/react-primitive' && importer.includes('/@radix-ui/react-collapsible/')
        ? plainElements
        : undefined,
    load: (id) => (id === plainElements ? "export const Primitive = { div: 'div', button: 'button' };" : undefined),
  };
}
