import { atom } from 'jotai/vanilla';
import { fetchConclusion } from './authorize';
import { disclosurePart } from './later-disclosure';

/** Fetches what a press leads to: what follows a decision and what shows the details of a permission. */
export const fetchWhatComesNextAtom = atom(null, () => {
  void fetchConclusion();
  void disclosurePart.load();
});
