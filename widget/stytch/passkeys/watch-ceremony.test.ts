// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchCeremony } from './watch-ceremony';

type Asked = { publicKey?: object; signal?: AbortSignal; mediation?: string };

const inBrowser = vi.fn(async (_asked?: Asked): Promise<{ id: string } | null> => ({ id: 'credential' }));
let container: { get: typeof inBrowser; create: typeof inBrowser };

beforeEach(() => {
  inBrowser.mockClear();
  container = { get: inBrowser, create: inBrowser };
  vi.stubGlobal('navigator', { credentials: container });
});
afterEach(() => vi.unstubAllGlobals());

/** A mount that requests a passkey. */
function mount() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
/** The client's own call of the browser, while it is being watched. */
const ask = (asking: 'get' | 'create', options: Asked = { publicKey: {} }) => container[asking](options as never);

describe('watchCeremony', () => {
  test('a passkey ceremony is observed with prompt and answer', async () => {
    const { signal } = mount();
    const stages: string[] = [];
    const { seen, stop } = watchCeremony('get', { signal, onStage: (stage) => stages.push(`${stage}, ${seen.stage}`) });
    expect(seen).toEqual({ stage: 'before' });
    await ask('get', { publicKey: { rpId: 'app.test' }, signal });
    stop();
    expect(stages).toEqual(['asked, asked', 'answered, answered']);
    expect(seen).toEqual({ stage: 'answered', rpId: 'app.test', credentialId: 'credential' });
  });

  // Columns: the authenticator data of the response | the user verification.
  test.each([
    [undefined, undefined],
    [new ArrayBuffer(32), undefined],
    [Uint8Array.from({ length: 37 }, (_, at) => (at === 32 ? 0b0000_0101 : 0)).buffer, true],
    [Uint8Array.from({ length: 37 }, (_, at) => (at === 32 ? 0b1111_1011 : 0)).buffer, false],
  ])('a passkey answer with %s has user verification: %s [B-SECOND-2]', async (authenticatorData, isUserVerified) => {
    const { signal } = mount();
    const { seen, stop } = watchCeremony('get', { signal });
    inBrowser.mockResolvedValueOnce(Object.assign({ id: 'credential' }, { response: { authenticatorData } }));
    await ask('get', { publicKey: {}, signal });
    stop();
    expect(seen.isUserVerified).toBe(isUserVerified);
  });

  test('a rejected passkey ceremony is observed with its prompt alone', async () => {
    const { signal } = mount();
    const { seen, stop } = watchCeremony('get', { signal });
    inBrowser.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await expect(ask('get', { publicKey: {}, signal })).rejects.toThrow();
    stop();
    expect(seen).toEqual({ stage: 'asked', rpId: location.hostname });
  });

  test('a passkey ceremony without a credential is observed as answered', async () => {
    const { signal } = mount();
    const { seen, stop } = watchCeremony('get', { signal });
    inBrowser.mockResolvedValueOnce(null);
    await ask('get', { publicKey: {}, signal });
    stop();
    expect({ stage: seen.stage, credentialId: seen.credentialId }).toEqual({
      stage: 'answered',
      credentialId: undefined,
    });
  });

  test('a registration dialog is aborted by our signal, with our mediation', async () => {
    const { signal } = mount();
    const { stop } = watchCeremony('create', { signal, mediation: 'conditional' });
    await ask('create', { publicKey: { rp: { id: 'app.test' } } });
    stop();
    expect(inBrowser).toHaveBeenCalledExactlyOnceWith({
      publicKey: { rp: { id: 'app.test' } },
      signal,
      mediation: 'conditional',
    });
  });
});

describe("calls of the page's own", () => {
  test.each([
    ['a password', { password: true } as Asked],
    ['a passkey of the page itself', { publicKey: {}, signal: new AbortController().signal }],
    ['nothing', undefined],
  ])("a call of the page's own is not observed: %s", async (_what, options) => {
    const { seen, stop } = watchCeremony('get', mount());
    expect(await container.get(options)).toEqual({ id: 'credential' });
    stop();
    expect(inBrowser).toHaveBeenCalledExactlyOnceWith(options);
    expect(seen).toEqual({ stage: 'before' });
  });

  test("a call of the page's own uses the original functions after the last observer", () => {
    const [one, other] = [watchCeremony('get', mount()), watchCeremony('get', mount())];
    expect(container.get).not.toBe(inBrowser);
    expect(container.create).toBe(inBrowser);
    one.stop();
    expect(container.get).not.toBe(inBrowser);
    other.stop();
    other.stop();
    expect(container.get).toBe(inBrowser);
  });

  test('a page that has replaced the function meanwhile keeps its own', () => {
    const { stop } = watchCeremony('get', mount());
    const theirs = vi.fn(inBrowser);
    Object.defineProperty(container, 'get', { configurable: true, value: theirs });
    stop();
    expect(container.get).toBe(theirs);
  });

  test('a call that cannot be observed is made all the same', async () => {
    Object.freeze(container);
    const { seen, isWatched, stop } = watchCeremony('get', mount());
    expect(isWatched).toBe(false);
    await ask('get');
    stop();
    expect(seen).toEqual({ stage: 'before' });
  });
});

test('of two registrations the newest that is not aborted is observed', async () => {
  const given = [mount(), mount(), mount()];
  const watched = given.map(({ signal }) => watchCeremony('create', { signal }));
  given[2]?.abort();
  await ask('create');
  for (const { stop } of watched) stop();
  expect(watched.map(({ seen }) => seen.stage)).toEqual(['before', 'answered', 'before']);
});

test('an abandoned registration is observed to its end, where no other is pending', async () => {
  const given = mount();
  const { seen, stop } = watchCeremony('create', given);
  given.abort();
  await ask('create');
  stop();
  expect(seen.stage).toBe('answered');
});

test('two sign-ins are distinguished by their signals', async () => {
  const [offer, dialog] = [mount(), mount()];
  const [offered, asked] = [watchCeremony('get', offer), watchCeremony('get', dialog)];
  await ask('get', { publicKey: {}, signal: dialog.signal });
  for (const { stop } of [offered, asked]) stop();
  expect({ offeredStage: offered.seen.stage, askedStage: asked.seen.stage }).toEqual({
    offeredStage: 'before',
    askedStage: 'answered',
  });
});
