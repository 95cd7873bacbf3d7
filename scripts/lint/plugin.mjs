import { objectCall } from './object-call.mjs';
import { primitiveImports } from './primitive-imports.mjs';

/** The lint rules of this repository, for oxlint. */
export default {
  meta: { name: 'vestibule' },
  rules: { 'object-call': objectCall, 'primitive-imports': primitiveImports },
};
