import { atom } from 'jotai/vanilla';
import type { OAuthProviderType } from '../../core/config/config';
import { fetchCode } from '../../core/lazy/fetch-code';
import { socialProvidersAtom } from '../social-providers';
import type { Mark } from './mark';

type Marks = Partial<Record<OAuthProviderType, Mark>>;

/** Those that are here, for every widget of the page. */
const drawn: Marks = {};

const fetchedAtom = atom((get) => {
  const types = get(socialProvidersAtom).map(({ type }) => type);
  const marks = atom({ ...drawn });
  marks.onMount = (set) => void fetchMarks(types).then(() => set({ ...drawn }));
  return marks;
});

/** The marks of the providers on show, fetched once their buttons are. One that cannot be had leaves its place empty: it is a decoration. */
export const marksAtom = atom((get) => get(get(fetchedAtom)));

async function fetchMarks(types: readonly OAuthProviderType[]): Promise<void> {
  const addresses = await fetchCode(() => import('./fetch-mark'));
  if (!addresses.ok) return;
  const { fetchMark } = addresses.value;
  const missing = types.filter((type) => !drawn[type]);
  await Promise.all(
    missing.map(async (type) => {
      const code = await fetchCode(fetchMark[type]);
      if (code.ok) drawn[type] = code.value.mark;
    }),
  );
}
