import { atom } from 'jotai/vanilla';
import { providerAtom } from '../core/provider/provider.atoms';
import { fetchConclusion } from './authorize';
import { disclosurePart } from './later-disclosure';

/** Fetches what a press leads to: what sends a decision, what follows it, and what shows the details of a permission. */
export const fetchWhatComesNextAtom = atom(null, (get) => {
  void fetchConclusion();
  void get(providerAtom).late('decision');
  void disclosurePart.load();
});
