import { tokenKinds } from '../token-kinds';
import { tokensIn } from '../tokens-in';

/** Every kind of a token's value, as the table of tokens has it. */
export const everyKind = [...new Set(tokensIn(tokenKinds, []).map(([, kind]) => kind))];
