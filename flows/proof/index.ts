export { appCodeProof, loadCodeFormAtom, ownCodeProof, passkeyProof } from './proofs';
