import type { Plugin } from 'vite';

/** The functions that only create a value: our modules call them at top level. */
const makers = [
  'action',
  'atom',
  'createContext',
  'defineMethod',
  'forwardRef',
  'lazy',
  'lazyExport',
  'onePending',
  'React.createContext',
  'resource',
  'screens',
  'together',
  'whileRead',
];
const topLevelCall = new RegExp(
  String.raw`^(var [\w$]+ = )((?:${makers.map((name) => name.replace('.', String.raw`\.`)).join('|')})\()`,
  'gm',
);

/** The code of a file in which each of these calls is marked as pure. */
export const withPureCalls = (code: string): string => code.replaceAll(topLevelCall, '$1/* @__PURE__ */ $2');

/** Marks the calls as pure, so that an embedder's bundler removes the unused parts of a file. */
export function pureCalls(): Plugin {
  return { name: 'vestibule-pure-calls', renderChunk: (code) => ({ code: withPureCalls(code), map: null }) };
}
