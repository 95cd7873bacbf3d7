import { atom } from 'jotai/vanilla';
import { providerAtom } from '../core/provider/provider.atoms';
import { fetchConclusion } from './authorize';

/** Fetches what a press leads to: what sends a decision, and what follows it. */
export const fetchWhatComesNextAtom = atom(null, (get) => {
  void fetchConclusion();
  void get(providerAtom).late('decision');
});
