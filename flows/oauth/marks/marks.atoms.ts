import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { OAuthProviderType } from '../../core/host/config';
import { fetchCode } from '../../core/lazy/fetch-code';
import type { Mark } from './mark';

const atoms = new Map<OAuthProviderType, PrimitiveAtom<Mark>>();

/** A provider's mark, fetched when its button is shown. One that cannot be had leaves its place empty: it is a decoration. */
export function markAtom(provider: OAuthProviderType): PrimitiveAtom<Mark> {
  const known = atoms.get(provider);
  if (known) return known;
  const made = atom<Mark>([]);
  made.onMount = (set) =>
    void fetchCode(async () => (await import('./fetch-mark')).fetchMark[provider]()).then(
      (code) => code.ok && set(code.value.mark),
    );
  atoms.set(provider, made);
  return made;
}
