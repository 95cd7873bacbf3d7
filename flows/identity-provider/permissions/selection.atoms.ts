import { atom } from 'jotai/vanilla';
import { submitAuthorization } from '../consent/decision.actions';
import { isFetchingDecisionAtom } from '../identity-provider.atoms';
import { choosableAtom, chooseAtom, inWholeBoxes, selectedAtom } from './shown-permissions.atoms';

/**
 * Selects scopes, or deselects them. Scopes of a required item stay selected, and a decision that is being sent is about
 * the selection of its press: until then nothing changes (B-IDP-15).
 */
export const selectAtom = atom(null, (get, set, scopes: readonly string[], isOn: boolean) => {
  if (!get(isFetchingDecisionAtom) && !get(submitAuthorization.isPendingAtom)) set(chooseAtom, scopes, isOn);
});

/** Checks a checkbox of these scopes, or clears it. A scope that is then in no checked one is not granted either. */
export const checkAtom = atom(null, (get, set, scopes: readonly string[], isOn: boolean) => {
  set(selectAtom, scopes, isOn);
  const { boxes } = get(choosableAtom);
  const selected = get(selectedAtom);
  const inChecked = inWholeBoxes(boxes, selected);
  set(
    selectAtom,
    boxes.flat().filter((scope) => selected.has(scope) && !inChecked.has(scope)),
    false,
  );
});
