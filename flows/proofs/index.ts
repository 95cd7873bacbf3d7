export { appCodeProof, nextCodeInAtom } from './app-code.actions';
export { AppCodeField, AppCodeForm } from './app-code-form';
export { loadCodeFormAtom, ownCodeProof, passkeyProof } from './proofs.actions';
