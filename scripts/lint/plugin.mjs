import { primitiveImports } from './primitive-imports.mjs';

/** The lint rules of this repository, for oxlint. */
export default { meta: { name: 'vestibule' }, rules: { 'primitive-imports': primitiveImports } };
