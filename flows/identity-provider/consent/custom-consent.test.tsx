import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider as StoreProvider } from 'jotai/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProviderError } from '../../core/provider/errors';
import { failed, succeeded } from '../../core/provider/outcome';
import { later } from '../../core/testing/fake-provider';
import { pendingForEver } from '../../core/testing/with-store';
import type { ConsentProps } from '../consent-options.atoms';
import { failureViews } from '../../core/request/failure.lazy';
import { IDPConsentScreen } from '../idp-consent.screen';
import { lateViews } from '../identity-provider.lazy';
import { button, pass, press, shownPage } from '../testing/consent-page';
import { loadLateCode, scopesOf, visited } from '../testing/visit';

beforeAll(async () => void (await Promise.all([loadLateCode(), failureViews.load()])));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ours = () => screen.queryByRole('heading', { name: 'Sign in to Robot' });

/** A host's own screen, which renders its props. */
function Own({ error, isPending, onAllow, onDeny }: ConsentProps) {
  return (
    <>
      <h1>Our own</h1>
      <p role="status">{isPending ? 'Sending' : (error ?? 'Nothing failed')}</p>
      <button type="button" onClick={onAllow}>
        Yes
      </button>
      <button type="button" onClick={onDeny}>
        No
      </button>
    </>
  );
}
const own = () => screen.queryByRole('heading', { name: 'Our own' });
const ownWords = () => screen.getByRole('status').textContent;

describe("a host's own screen", () => {
  test("a host's own screen is rendered again when Allow becomes ready [B-IDP-18]", async () => {
    const armed: boolean[] = [];
    const page = visited({
      options: {
        renderConsent: ({ isArmed }) => {
          armed.push(isArmed);
          return 'Our own';
        },
      },
    });
    render(
      <StoreProvider store={page.store}>
        <IDPConsentScreen />
      </StoreProvider>,
    );
    await act(() => page.begin());
    await pass(499);
    expect(armed.at(-1)).toBe(false);
    await pass(1);
    expect(armed.at(-1)).toBe(true);
  });

  test.each<{ what: string; rendered: unknown }>([
    { what: 'undefined', rendered: undefined },
    { what: 'null', rendered: null },
    { what: 'false', rendered: false },
    { what: 'true', rendered: true },
    { what: 'no text', rendered: '' },
    { what: 'an empty list', rendered: [] },
    { what: 'a list of empty values', rendered: [null, false, '', []] },
    { what: 'a component in place of an element', rendered: Own },
    { what: 'a symbol', rendered: Symbol('own') },
    { what: 'a promise', rendered: Promise.resolve('Our own') },
  ])(
    "a host's own screen that renders $what is replaced by ours, and no failure is reported [B-IDP-12] [T-IDP-12]",
    async ({ rendered }) => {
      const { reported } = await shownPage({ options: { renderConsent: () => rendered as never } });
      expect({ hasOurs: ours() !== null, reported: reported() }).toEqual({ hasOurs: true, reported: [] });
    },
  );

  test.each(['Our own', 0, ['', 'Our own'], <h1 key="own">Our own</h1>])(
    "a host's own screen that renders little (%#) is kept",
    async (rendered) => {
      await shownPage({ options: { renderConsent: () => rendered } });
      expect({ ours: ours(), allowButton: screen.queryByRole('button', { name: 'Allow' }) }).toEqual({
        ours: null,
        allowButton: null,
      });
    },
  );

  test.each<{ what: string; renderConsent(): never }>([
    {
      what: 'throws',
      renderConsent: () => {
        throw new Error('no');
      },
    },
    { what: 'renders an object', renderConsent: () => ({ title: 'Our own' }) as never },
  ])(
    "a host's own screen that $what is replaced by ours, which decides, and is reported once",
    async ({ renderConsent }) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { reported, left } = await shownPage({ options: { renderConsent } });
      expect({ hasOurs: ours() !== null, reported: reported() }).toEqual({
        hasOurs: true,
        reported: ['renderConsent'],
      });
      await press('Allow');
      expect(left).toHaveLength(1);
    },
  );

  test("a host's own screen that throws after it was used is replaced by ours", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Fragile() {
      const [isBroken, setIsBroken] = useState(false);
      if (isBroken) throw new Error('no');
      return (
        <button type="button" onClick={() => setIsBroken(true)}>
          More
        </button>
      );
    }
    const { reported } = await shownPage({ options: { renderConsent: () => <Fragile /> } });
    expect({ ours: ours(), reported: reported() }).toEqual({ ours: null, reported: [] });
    fireEvent.click(button('More'));
    await pass(500);
    expect({ hasOurs: ours() !== null, reported: reported() }).toEqual({ hasOurs: true, reported: ['renderConsent'] });
  });

  test("a host's own screen is not rendered in a frame, where ours explains that nothing can be allowed", async () => {
    const renderConsent = vi.fn(() => <h1>Our own</h1>);
    await shownPage({ isFramed: true, options: { renderConsent } });
    expect({ hasOurs: ours() !== null, renderConsentCalls: renderConsent.mock.calls }).toEqual({
      hasOurs: true,
      renderConsentCalls: [],
    });
  });

  test("a host's own screen whose guard cannot be loaded is replaced by ours", async () => {
    vi.spyOn(lateViews, 'state').mockReturnValue({
      status: 'failed',
      error: { type: 'unreachable' },
      isLoading: false,
    });
    await shownPage({ options: { renderConsent: () => <h1>Our own</h1> } });
    expect({ hasOurs: ours() !== null, own: own() }).toEqual({ hasOurs: true, own: null });
  });
});

describe("the props of a host's own screen", () => {
  const reported = async (visit: Parameters<typeof shownPage>[0]) => {
    const renderConsent = vi.fn((props: ConsentProps) => <p>{props.clientName}</p>);
    await shownPage({ ...visit, options: { renderConsent } });
    return renderConsent.mock.lastCall?.[0];
  };

  test("the props of a host's own screen are the client, the account, the scopes and the destination", async () => {
    const scopes = scopesOf('openid read admin', 'admin');
    const person = { userId: 'user-1', account: 'ada@example.com' };
    const client = { name: ' Invoice\u202e Robot', logoURL: 'https://robot.test/logo.png' };
    const props = await reported({ projectName: 'Acme', asks: { scopes, person, client } });
    expect(props).toMatchObject({
      clientName: 'Invoice Robot',
      clientLogoURL: 'https://robot.test/logo.png',
      projectName: 'Acme',
      account: 'ada@example.com',
      destinationHost: 'robot.test',
      grantable: [
        { scope: 'openid', text: 'Verify your identity' },
        { scope: 'read', text: 'Use the read scope' },
      ],
      ungrantable: [{ scope: 'admin', text: 'Use the admin scope' }],
      grantedBefore: [],
      selected: new Set(['openid', 'read']),
      isPending: false,
    });
  });

  test("the props of a host's own screen omit unknown values, and unsafe addresses of pictures", async () => {
    const client = { name: '\u200b', logoURL: 'javascript:alert(1)' };
    const props = await reported({ asks: { client, person: { userId: 'user-1' } } });
    expect(props?.clientName).toBe('The App');
    for (const name of ['clientLogoURL', 'projectName', 'account']) expect(props).not.toHaveProperty(name);
  });

  test("the props of a host's own screen have the earlier grants, and Allow sends the selected scopes", async () => {
    const renderConsent = ({ selected, setSelected, grantedBefore, onAllow }: ConsentProps) => (
      <>
        <p role="status">{`${[...selected].join(' ')}, before: ${grantedBefore.join(' ')}`}</p>
        <button type="button" onClick={() => setSelected('read', false)}>
          Not read
        </button>
        <button type="button" onClick={() => onAllow()}>
          Yes
        </button>
      </>
    );
    const { sent } = await shownPage({
      query: '?client_id=robot&redirect_uri=https://robot.test/back&scope=openid+read+send',
      asks: { scopes: scopesOf('openid read send') },
      options: { renderConsent },
      answers: { connectedApps: async () => succeeded([{ id: 'robot', name: 'Robot', scopes: ['openid'] }]) },
    });
    expect(ownWords()).toBe('openid read send, before: openid');
    await press('Not read');
    expect(ownWords()).toBe('openid send, before: openid');
    await press('Yes');
    expect(sent('submitAuthorization')).toMatchObject([{ isGranted: true, scopes: ['openid', 'send'] }]);
  });

  test("a host's own screen cannot change the selection while Allow is pending [B-IDP-15]", async () => {
    const renderConsent = ({ selected, setSelected, onAllow }: ConsentProps) => (
      <>
        <p role="status">{[...selected].join(' ')}</p>
        <button type="button" onClick={() => setSelected('read', false)}>
          Not read
        </button>
        <button type="button" onClick={() => onAllow()}>
          Yes
        </button>
      </>
    );
    await shownPage({
      asks: { scopes: scopesOf('openid read') },
      options: { renderConsent },
      answers: { submitAuthorization: pendingForEver },
    });
    await press('Yes');
    await press('Not read');
    expect(ownWords()).toBe('openid read');
  });
});

describe("a decision on a host's own screen", () => {
  const options = { renderConsent: (props: ConsentProps) => <Own {...props} /> };

  test.each([
    ['Yes', 1, true],
    ['Yes', 2, undefined],
    ['No', 1, false],
    ['No', 2, false],
  ])(
    "a decision on a host's own screen by %s, with the click count %i, is sent as %s",
    async (name, detail, isGranted) => {
      const { sent } = await shownPage({ options });
      fireEvent.click(button(name), { detail });
      await pass(0);
      expect(sent('submitAuthorization')).toMatchObject(isGranted === undefined ? [] : [{ isGranted }]);
    },
  );

  test("a decision on a host's own screen is shown as pending, and sent once however often it is pressed", async () => {
    const answer = later<never>();
    const { sent } = await shownPage({ options, answers: { submitAuthorization: () => answer.promise } });
    for (const name of ['Yes', 'Yes', 'No']) await press(name);
    expect({ sentSubmitAuthorizationCount: sent('submitAuthorization').length, ownWords: ownWords() }).toEqual({
      sentSubmitAuthorizationCount: 1,
      ownWords: 'Sending',
    });
  });

  test.each<{ what: string; error: ProviderError; words: RegExp }>([
    { what: 'unreachable', error: { type: 'unreachable' }, words: /^We couldn't reach the server/ },
    { what: 'worded', error: { type: 'other', serverMessage: 'It is asleep.' }, words: /^It is asleep\.$/ },
    { what: 'endless', error: { type: 'other', serverMessage: 'z'.repeat(5_000) }, words: /^z{299}…$/ },
    { what: 'without words', error: { type: 'other' }, words: /^Something went wrong on our side/ },
  ])(
    "a decision on a host's own screen that fails ($what) passes a sentence to it, and can be made again",
    async ({ error, words }) => {
      let isDown = true;
      const { left } = await shownPage({
        options,
        answers: {
          submitAuthorization: async () =>
            isDown ? failed(error) : succeeded({ redirectURI: 'https://robot.test/back', answer: {} }),
        },
      });
      expect(ownWords()).toBe('Nothing failed');
      await press('Yes');
      expect(ownWords()).toMatch(words);
      isDown = false;
      await press('Yes');
      expect(left).toEqual(['https://robot.test/back']);
    },
  );

  test("a decision on a host's own screen that fails is shown on ours if the host's screen does not read the error", async () => {
    await shownPage({
      options: { renderConsent: ({ onAllow }) => <button onClick={() => onAllow()}>Yes</button> },
      answers: { submitAuthorization: async () => failed({ type: 'broken' }) },
    });
    expect(ours()).toBeNull();
    await press('Yes');
    expect({ hasOurs: ours() !== null, alertText: screen.getByRole('alert').textContent }).toEqual({
      hasOurs: true,
      alertText: 'Something went wrong on our side. Try again.',
    });
  });
});
