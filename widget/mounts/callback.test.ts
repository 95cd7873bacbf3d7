// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callbackOptionsAtom } from '../../flows/callback';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { passwordOptions, startedMount } from '../testing/started-mount';
import { callbackDefinition } from './callback';

afterEach(() => void vi.restoreAllMocks());

describe('the callback mount', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  // The page is shared with the tests of other files. An address without a query would replace all of it but the
  // fragment.
  beforeEach(() => history.replaceState(null, '', '/callback'));

  // Columns: the address that a host passes | the resulting address.
  test.each([
    ['https://app.test/home', 'https://app.test/home'],
    ['/home?a=1', `${location.origin}/home?a=1`],
    ['http://app.test/home', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ] as const)('the callback mount continues to %j: %s', (given, href) => {
    const { store } = startedMount(callbackDefinition, { ...passwordOptions, continueURL: given, loginURL: given });
    const { continueURL, loginPlace } = store.get(callbackOptionsAtom);
    // An empty address is the page itself.
    const expected = given === '' ? location.href : href;
    const address = expected === undefined ? undefined : new URL(expected);
    expect({ continueURL, loginPlace }).toEqual({ continueURL: address, loginPlace: address });
  });

  test.each([
    [{ locale: 'de' }, 'https://app.test/home', true],
    [{ continueURL: undefined }, undefined, true],
    [{ requireClick: undefined }, 'https://app.test/home', false],
    [{ requireClick: false }, 'https://app.test/home', false],
  ] as const)('the callback mount changes in an update only the option %j', (update, href, requireClick) => {
    const { store } = startedMount(callbackDefinition, {
      ...passwordOptions,
      continueURL: 'https://app.test/home',
      requireClick: true,
    });
    callbackDefinition.apply?.(store, update as object);
    const options = store.get(callbackOptionsAtom);
    expect({ continueURLHref: options.continueURL?.href, requireClick: options.requireClick }).toEqual({
      continueURLHref: href,
      requireClick,
    });
  });

  test.each([true, false])(
    'the callback mount keeps the token only where it waits for a press (%s)',
    (requireClick) => {
      const { store } = startedMount(callbackDefinition, { ...passwordOptions, requireClick });
      expect(callbackDefinition.preloads?.(store, passwordOptions)).toHaveLength(requireClick ? 1 : 0);
    },
  );

  test.each([
    ['oauth', true],
    ['magic_links', false],
  ])('the callback mount that waits for a press shows a link of the type %s before that: %s', (type, isShown) => {
    history.replaceState(null, '', `/callback?stytch_token_type=${type}&token=shown-before`);
    const options = { ...passwordOptions, requireClick: true };
    const { store } = startedMount(callbackDefinition, options, { isPersonCertain: () => false });
    const preloads = callbackDefinition.preloads?.(store, options) ?? [];
    expect(preloads.map((preload) => preload.isLoaded())).toEqual([isShown]);
  });

  test.each<ScreenName>(['CallbackContinue', 'CallbackConfirmation', 'CallbackOther', 'CallbackProblem'])(
    'the callback mount includes %s',
    (name) => expect(callbackDefinition.screens[name]).toBeTypeOf('function'),
  );
});
