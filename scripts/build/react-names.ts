import type { Plugin } from 'vite';

const hidden = /\b(React\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g;

/** Any access by a text. */
const hides = /\bReact\d*\["/;

/** The code of a module that reads functions of React by names that a bundler can see. */
export const withReactNames = (code: string): string => code.replaceAll(hidden, '$1.$2');

/**
 * Shows the bundler which functions of React Radix uses. Radix hides the names of some that older versions lack, and a
 * bundler keeps the whole of React then. The script contains the version that has them.
 */
export function reactNames(): Plugin {
  let isFound = false;
  return {
    name: 'vestibule-react-names',
    transform: (code, id) => {
      if (!id.includes('/@radix-ui/') || !hides.test(code)) return null;
      isFound = true;
      const changed = withReactNames(code);
      if (hides.test(changed)) throw new Error(`${id} hides a name of React as react-names.ts does not know.`);
      return { code: changed, map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('Radix no longer hides names of React: react-names.ts is not needed.');
    },
  };
}
