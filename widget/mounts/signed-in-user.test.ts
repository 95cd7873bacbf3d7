import { afterEach, expect, test, vi } from 'vitest';
import { atom } from 'jotai/vanilla';
import type { Provider } from '../../flows/core/provider/provider';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import { mistakes } from '../mistakes/mistakes.lazy';
import { signedInCondition } from './signed-in-user';
import type { Problem } from '../mistakes/mistake';
import { watchProblem } from '../mistakes/watch-problem';

afterEach(() => vi.restoreAllMocks());

/** A mount for a user, while other code on the page may sign users in and out. */
function mounted(begins: ReturnType<Provider['person']>) {
  let person = begins;
  let isCertain = true;
  const watchers = new Set<() => void>();
  const { provider } = fakeProvider({
    person: () => person,
    isPersonCertain: () => isCertain,
    watchPerson: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  });
  const page = testStore(provider, { products: ['passkeys'] });
  const condition = signedInCondition('ConnectedApps');
  condition.onStart(page.store);
  return {
    ...page,
    condition,
    isRefused: () => page.store.get(condition.problemAtom) !== undefined,
    become: (next: typeof person, certain = true) => {
      person = next;
      isCertain = certain;
      watchers.forEach((watcher) => watcher());
    },
    watching: () => watchers.size,
  };
}
const ada = { userId: 'ada' };

// Columns: the users, one after another | when the mount is refused.
test.each([
  [[ada], [false]],
  [[undefined], [true]],
  [
    [undefined, ada],
    [true, false],
  ],
  // Where a call fails, the screen explains a session that ended later.
  [
    [ada, undefined],
    [false, false],
  ],
  [
    [undefined, ada, undefined],
    [true, false, false],
  ],
])('the state %j refuses the mount: %j', (people, refused) => {
  const [first, ...later] = people;
  const page = mounted(first);
  const seen = [page.isRefused()];
  for (const next of later) {
    page.become(next);
    seen.push(page.isRefused());
  }
  expect(seen).toEqual(refused);
});

test('a remembered session that the provider refuses refuses the mount [B-MOUNT-4]', () => {
  const page = mounted(undefined);
  page.become(ada, false);
  expect(page.isRefused()).toBe(false);
  page.become(undefined);
  expect(page.isRefused()).toBe(true);
  page.become(ada, false);
  page.become(ada);
  page.become(undefined);
  expect(page.isRefused()).toBe(false);
});

test('a mount that has ended watches no user', () => {
  const { watching, unmount } = mounted(ada);
  expect(watching()).toBe(1);
  unmount();
  expect(watching()).toBe(0);
});

test('each refusal of a mount is reported to the host, until the widget ends', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await mistakes.load();
  const { store, errors, unmount } = testStore(fakeProvider().provider, { products: ['passwords'] });
  const problem = atom<Problem | undefined>(undefined);
  watchProblem(store, problem);
  const reported = async (sentence: string | undefined) => {
    store.set(problem, sentence === undefined ? undefined : { sentence });
    await new Promise((resolve) => setTimeout(resolve));
    return errors.length;
  };
  expect({ first: await reported('One.'), second: await reported('One.'), third: await reported('Two.') }).toEqual({
    first: 1,
    second: 1,
    third: 2,
  });
  expect({ afterUndefined: await reported(undefined), reported: await reported('Two.') }).toEqual({
    afterUndefined: 2,
    reported: 3,
  });
  unmount();
  expect(await reported('Three.')).toBe(3);
});
