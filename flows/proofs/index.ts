export { appCodeProof, nextCodeInAtom } from './app-code.actions';
export { AppCodeField, AppCodeForm, NextCode } from './app-code-form';
export { loadCodeFormAtom, ownCodeProof, passkeyProof } from './proofs.actions';
