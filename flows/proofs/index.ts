export { appCodeProof, nextCodeInAtom } from './app-code.actions';
export { AppCodeField, AppCodeForm, NextCode } from './app-code-form';
export { cancelCodeFormAtom, loadCodeFormAtom, ownCodeProof, passkeyProof } from './proofs.actions';
