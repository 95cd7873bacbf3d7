// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as GoogleScript from './google-script';

const address = 'https://accounts.google.com/gsi/client';
const google = { initialize: () => {}, prompt: () => {}, cancel: () => {} };

let loadGoogle: typeof GoogleScript.loadGoogle;
let takePrompt: typeof GoogleScript.takePrompt;

// A page does not fetch a script twice, so each test needs a new page.
beforeEach(async () => {
  vi.resetModules();
  ({ loadGoogle, takePrompt } = await import('./google-script'));
});
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'google');
  Reflect.deleteProperty(window, 'trustedTypes');
});

const scripts = () => Array.from(document.querySelectorAll('script'));
/** The script loads, or fails. */
const settle = (type: 'load' | 'error', defined?: unknown) => {
  if (defined !== undefined) Object.assign(window, { google: defined });
  scripts().at(-1)?.dispatchEvent(new Event(type));
};

describe('googleScript', () => {
  test("Google's script is fetched once, however many ask for it", async () => {
    const both = [loadGoogle(), loadGoogle()];
    expect(scripts().map(({ src, async }) => [src, async])).toEqual([[address, true]]);
    settle('load', { accounts: { id: google } });
    expect(await Promise.all(both)).toEqual([google, google]);
  });

  test("Google's script is not fetched where the page has it", async () => {
    Object.assign(window, { google: { accounts: { id: google } } });
    expect(await loadGoogle()).toBe(google);
    expect(scripts()).toEqual([]);
  });

  test("Google's script that failed is removed, and fetched again on the next request", async () => {
    const first = loadGoogle();
    settle('error');
    expect(await first).toBeUndefined();
    expect(scripts()).toEqual([]);
    const second = loadGoogle();
    settle('load', { accounts: { id: google } });
    expect(await second).toBe(google);
  });

  test.each([
    undefined,
    'google',
    {},
    { accounts: 7 },
    { accounts: { id: {} } },
    { accounts: { id: { initialize: () => {}, prompt: () => {} } } },
  ])("Google's script that defines %j counts as failed", async (defined) => {
    const loading = loadGoogle();
    settle('load', defined);
    expect(await loading).toBeUndefined();
  });
});

describe('Trusted Types', () => {
  const allowing = (createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => unknown) =>
    Object.assign(window, { trustedTypes: { createPolicy } });

  test('under Trusted Types with our policy, the script is loaded from its one address only', async () => {
    const made = vi.fn();
    allowing((name, rules) => {
      made(name, rules.createScriptURL('https://evil.test/'));
      return rules;
    });
    void loadGoogle();
    expect(made).toHaveBeenCalledExactlyOnceWith('vestibule-google-one-tap', address);
    expect(scripts().map(({ src }) => src)).toEqual([address]);
  });

  test('under Trusted Types without our policy, the script is not loaded, and nothing throws', async () => {
    allowing(() => {
      throw new TypeError('Policy is disallowed.');
    });
    expect(await loadGoogle()).toBeUndefined();
    expect(scripts()).toEqual([]);
  });

  test('under Trusted Types the policy is created once, even if the script fails the first time', async () => {
    const createPolicy = vi.fn((_name: string, rules: object) => rules);
    allowing(createPolicy);
    const first = loadGoogle();
    settle('error');
    await first;
    void loadGoogle();
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(scripts()).toHaveLength(1);
  });
});

describe('the one prompt of a page [B-SOCIAL-9]', () => {
  /** Google, and what happened to the prompts of two widgets. */
  function onPage() {
    const happened: string[] = [];
    const id = { ...google, cancel: () => void happened.push('cancel') };
    Object.assign(window, { google: { accounts: { id } } });
    const take = (widget: string) => takePrompt(() => void happened.push(`${widget} replaced`));
    return { happened, take };
  }

  test('the one prompt of a page is closed by its widget, and again if it has appeared since', () => {
    const { happened, take } = onPage();
    const close = take('first');
    expect(happened).toEqual([]);
    close();
    expect(happened).toEqual(['cancel']);
    close();
    expect(happened).toEqual(['cancel', 'cancel']);
  });

  test('the one prompt of a page that another widget takes is closed, and its widget hears of it', () => {
    const { happened, take } = onPage();
    take('first');
    take('second');
    expect(happened).toEqual(['first replaced', 'cancel']);
  });

  test('the one prompt of a page is not closed by a widget from which it was taken', () => {
    const { happened, take } = onPage();
    const closeFirst = take('first');
    const closeSecond = take('second');
    happened.length = 0;
    closeFirst();
    expect(happened).toEqual([]);
    closeSecond();
    expect(happened).toEqual(['cancel']);
  });

  test('the one prompt of a page that its widget has closed is free for another', () => {
    const { happened, take } = onPage();
    take('first')();
    happened.length = 0;
    take('second');
    expect(happened).toEqual([]);
  });
});
