// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { isLinkPending, isLinkInUrl, takeLinkFromUrl, removeLinkFromUrl } from './link-in-url';

afterEach(() => {
  takeLinkFromUrl();
  history.replaceState(null, '', '/');
});

const at = (query: string, state: unknown = null) => history.replaceState(state, '', `/login?${query}`);

test.each([
  ['stytch_token_type=magic_links&token=1', true],
  ['stytch_token_type=oauth&token=1', true],
  ['stytch_token_type=login&token=1', true],
  ['stytch_token_type=reset_password&token=1', true],
  ['error=access_denied', true],
  ['stytch_token_type=multi_tenant&token=1', true],
  ['next=1&stytch_token_type=magic_links', true],
  ['my_error=1', false],
  ['token=1', false],
  ['next=%2Fhome', false],
])('the address ?%s has a link to finish: %s [B-BACK-15]', (query, isLink) => {
  at(query);
  expect(isLinkInUrl()).toBe(isLink);
  expect(Boolean(isLinkPending())).toBe(isLink);
});

test("a link is removed from the URL, and is pending until it is read, or while the history's state has it [B-BACK-15]", () => {
  at('stytch_token_type=oauth&token=1&next=2', { router: 7 });
  removeLinkFromUrl();
  expect(location.search).toBe('?next=2');
  expect(history.state).toEqual({ router: 7, vestibule: { stytch_token_type: 'oauth', token: '1' } });
  expect({ isLinkInUrl: isLinkInUrl(), isLinkPending: Boolean(isLinkPending()) }).toEqual({
    isLinkInUrl: false,
    isLinkPending: true,
  });
  expect(takeLinkFromUrl()).toEqual({ stytch_token_type: 'oauth', token: '1' });
  expect(takeLinkFromUrl()).toBeUndefined();
  history.replaceState({ router: 7 }, '');
  expect(isLinkPending()).toBeFalsy();
});

test('a link is pending until it is read where a router keeps a state that is no plain object [B-BACK-15]', () => {
  at('stytch_token_type=oauth&token=1', new Date(0));
  removeLinkFromUrl();
  expect(isLinkPending()).toBeTruthy();
});

test("the host's other parameters stay as they were written, when those of a link are removed [B-BACK-1]", () => {
  const own = ['name=a%20b', 'flag', 'sig=a%2Fb~c', 'tokens=1', 'name=%7e'];
  at([own[0], 'stytch_token_type=oauth', ...own.slice(1), 'token=a%20b', '%74oken=2', 'error'].join('&'));
  expect(takeLinkFromUrl()).toEqual({ stytch_token_type: 'oauth', token: 'a b', error: '' });
  expect(location.search).toBe(`?${own.join('&')}`);
});

test('an address with nothing but a link keeps no question mark [B-BACK-1]', () => {
  at('stytch_token_type=oauth&token=1#part');
  removeLinkFromUrl();
  expect(location.href).toBe(`${location.origin}/login#part`);
});
