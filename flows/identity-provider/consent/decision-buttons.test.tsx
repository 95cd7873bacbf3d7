import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../core/provider/outcome';
import { failureViews } from '../../core/request/failure.lazy';
import { later } from '../../core/testing/fake-provider';
import { announcementAtom } from '../../core/words/announce.atoms';
import { lateActions } from '../identity-provider.lazy';
import { button, pass, press, shownPage } from '../testing/consent-page';
import { loadLateCode } from '../testing/visit';

beforeAll(async () => void (await Promise.all([loadLateCode(), failureViews.load()])));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const never = () => new Promise<never>(() => undefined);
const isBlocked = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true';
const linesOfAlerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

/** The code that sends a decision, which the test loads or fails. */
function codeThatCannotBeHad() {
  const error = { type: 'unreachable' } as const;
  const spies = [
    vi.spyOn(lateActions, 'load').mockResolvedValue(failed(error)),
    vi.spyOn(lateActions, 'value').mockReturnValue(undefined),
    vi.spyOn(lateActions, 'state').mockReturnValue({ status: 'failed', error, isLoading: false }),
  ];
  return { comesBack: () => spies.forEach((spy) => spy.mockRestore()) };
}

describe('a user at Allow and Deny', () => {
  test('a user at Allow and Deny can deny at once and allow after half a second, also after they come back', async () => {
    const { begin, sent } = await shownPage();
    expect({ isBlockedAllow: isBlocked('Allow'), isBlockedDeny: isBlocked('Deny') }).toEqual({
      isBlockedAllow: false,
      isBlockedDeny: false,
    });
    await begin(true);
    expect(isBlocked('Allow')).toBe(false);
    act(() => void dispatchEvent(new Event('focus')));
    expect({ isBlockedAllow: isBlocked('Allow'), isBlockedDeny: isBlocked('Deny') }).toEqual({
      isBlockedAllow: true,
      isBlockedDeny: false,
    });
    await press('Allow');
    expect(sent('submitAuthorization')).toEqual([]);
    await pass(500);
    await press('Allow');
    expect(sent('submitAuthorization')).toMatchObject([{ isGranted: true }]);
  });

  test.each<{ input: string; hand(): void; isSent: boolean }>([
    {
      input: 'a click that began on a window above',
      hand: () => fireEvent.click(button('Allow'), { detail: 1 }),
      isSent: false,
    },
    { input: 'a keyboard', hand: () => fireEvent.click(button('Allow'), { detail: 0 }), isSent: true },
    {
      input: 'the second click of two',
      hand: () => {
        fireEvent.pointerDown(button('Allow'));
        fireEvent.click(button('Allow'), { detail: 2 });
      },
      isSent: false,
    },
    {
      input: 'a click on Deny that began elsewhere',
      hand: () => fireEvent.click(button('Deny'), { detail: 1 }),
      isSent: true,
    },
  ])('a user at Allow and Deny decides by $input: $isSent', async ({ hand, isSent }) => {
    const { sent } = await shownPage();
    hand();
    await pass(0);
    expect(sent('submitAuthorization')).toHaveLength(isSent ? 1 : 0);
  });

  test.each(['Allow', 'Deny'])(
    'a user who pressed %s keeps focus while it is sent, and can press nothing else',
    async (name) => {
      const { sent } = await shownPage({ answers: { submitAuthorization: never } });
      button(name).focus();
      await press(name);
      expect(document.activeElement).toBe(button(name));
      expect({
        isBusyAllow: isBusy('Allow'),
        isBlockedAllow: isBlocked('Allow'),
        isBlockedDeny: isBlocked('Deny'),
      }).toEqual({ isBusyAllow: true, isBlockedAllow: true, isBlockedDeny: true });
      await press('Deny');
      await press('Allow');
      expect(sent('submitAuthorization')).toHaveLength(1);
    },
  );

  test('a user at Allow and Deny is informed that it takes long, can cancel, and can decide again', async () => {
    const answers = [later<never>(), later<never>()];
    let asked = 0;
    const { store, sent, left } = await shownPage({
      answers: { submitAuthorization: () => answers[asked++]?.promise ?? never() },
    });
    await press('Allow');
    await pass(8_000);
    expect(store.get(announcementAtom).text).toBe('Still working...');
    await press('Cancel');
    expect({
      isBusyAllow: isBusy('Allow'),
      isBlockedAllow: isBlocked('Allow'),
      isBlockedDeny: isBlocked('Deny'),
    }).toEqual({ isBusyAllow: false, isBlockedAllow: false, isBlockedDeny: false });
    expect(screen.queryByText('Still working...')).toBeNull();
    await press('Deny');
    expect(sent('submitAuthorization')).toMatchObject([{ isGranted: true }, { isGranted: false }]);
    expect(left).toEqual([]);
  });

  test.each<{ what: string; error: Parameters<typeof failed>[0]; words: string }>([
    {
      what: 'the provider does not answer',
      error: { type: 'unreachable' },
      words: "We couldn't reach the server. Check your connection and try again.",
    },
    {
      what: 'only the server knows why',
      error: { type: 'other', serverMessage: 'The robot is asleep.' },
      words: 'The robot is asleep.',
    },
  ])('a user at Allow and Deny sees an error if $what, until they decide again', async ({ error, words }) => {
    const answer = later<never>();
    let tries = 0;
    const { container } = await shownPage({
      answers: { submitAuthorization: () => (tries++ === 0 ? Promise.resolve(failed(error)) : answer.promise) },
    });
    await press('Allow');
    expect(linesOfAlerts()).toEqual([words]);
    await press('Allow');
    expect({ linesOfAlerts: linesOfAlerts(), hasText: container.textContent.includes(words) }).toEqual({
      linesOfAlerts: [],
      hasText: false,
    });
  });

  test('a user at Allow and Deny sees one error if the code that sends cannot be loaded, and continues when it is', async () => {
    const code = codeThatCannotBeHad();
    const { reported, sent, left } = await shownPage();
    await press('Deny');
    expect({
      reported: reported(),
      sentSubmitAuthorization: sent('submitAuthorization'),
      isBusyAllow: isBusy('Allow'),
    }).toEqual({ reported: ['load consent actions'], sentSubmitAuthorization: [], isBusyAllow: false });
    expect(button('Try again')).toBeDefined();
    code.comesBack();
    await press('Deny');
    expect({ sentSubmitAuthorizationCount: sent('submitAuthorization').length, leftCount: left.length }).toEqual({
      sentSubmitAuthorizationCount: 1,
      leftCount: 1,
    });
  });
});

describe("a user in another site's page", () => {
  test("a user in another site's page finds Deny, the reason for the missing Allow, and a link to open the page alone", async () => {
    const { sent, query } = await shownPage({ isFramed: true });
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
    expect(linesOfAlerts()).toEqual([
      'For your safety, open this page on its own to allow access. Open in a new window',
    ]);
    const link = screen.getByRole('link', { name: 'Open in a new window' });
    expect(link).toHaveProperty('href', `https://host.test/consent${query}`);
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    await press('Deny');
    expect(sent('submitAuthorization')).toMatchObject([{ isGranted: false }]);
  });
});

describe('a user with a covered Allow', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('a user with a covered Allow sees a notice after a second, cannot allow, can deny, and can allow once it is uncovered', async () => {
    let say: (entries: object[]) => void = () => undefined;
    const ended = vi.fn();
    class Observer {
      constructor(
        private readonly report: typeof say,
        private readonly options: { trackVisibility?: boolean },
      ) {
        if (options.trackVisibility) say = report;
      }
      // The parts of the question are in sight; only Allow is covered.
      observe() {
        const inSight = { height: 24, width: 300 };
        if (!this.options.trackVisibility) this.report([{ intersectionRect: inSight, boundingClientRect: inSight }]);
      }
      disconnect = ended;
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    const covered = (isVisible: boolean) => act(() => say([{ isIntersecting: true, isVisible }]));
    await shownPage();
    covered(true);
    covered(false);
    expect({
      isBlockedAllow: isBlocked('Allow'),
      isBlockedDeny: isBlocked('Deny'),
      linesOfAlerts: linesOfAlerts(),
    }).toEqual({ isBlockedAllow: true, isBlockedDeny: false, linesOfAlerts: [] });
    await pass(1_000);
    expect(linesOfAlerts()).toEqual(['Something is covering this page. Move or close it, then choose again.']);
    covered(true);
    await pass(500);
    expect({ isBlockedAllow: isBlocked('Allow'), linesOfAlerts: linesOfAlerts() }).toEqual({
      isBlockedAllow: false,
      linesOfAlerts: [],
    });
  });
});

test('after Allow the destination is named, and nothing can be pressed', async () => {
  const { left, container } = await shownPage({
    answers: { submitAuthorization: async () => succeeded({ redirectURI: 'https://robot.test/back', answer: {} }) },
  });
  await press('Allow');
  expect(left).toEqual(['https://robot.test/back']);
  expect(container.textContent).toBe('Success!You are being taken back to Robot.');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
