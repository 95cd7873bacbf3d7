import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../core/provider/outcome';
import type { Provider } from '../../core/provider/provider';
import { pendingForEver } from '../../core/testing/with-store';
import type { ConsentItem } from './consent-manifest';
import { consentOptionsAtom } from '../consent-options.atoms';
import { button, press, shownPage } from '../testing/consent-page';
import { loadLateCode, scopesOf } from '../testing/visit';

beforeAll(loadLateCode);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const read: ConsentItem = { text: 'Read', scopes: ['read'], optional: true };
const send: ConsentItem = { text: 'Send', scopes: ['send', 'list'], optional: true };
const know: ConsentItem = { text: 'Know you', scopes: ['openid'] };

const boxes = () =>
  screen.queryAllByRole<HTMLInputElement>('checkbox').map(({ checked, labels }) => [labels?.[0]?.textContent, checked]);
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

interface Offer {
  before?: string | undefined;
  ungrantable?: string | undefined;
  submitAuthorization?: Provider['submitAuthorization'];
}

/** A user who is asked for these scopes in a host's words, by an application that has some of them. */
function offered(
  consentManifest: readonly ConsentItem[],
  scopes: string,
  { before = '', ungrantable = '', submitAuthorization }: Offer = {},
) {
  const query = new URLSearchParams({ client_id: 'robot', redirect_uri: 'https://robot.test/back', scope: scopes });
  const apps = before ? [{ id: 'robot', name: 'Robot', scopes: before.split(' ') }] : [];
  return shownPage({
    query: `?${query}`,
    asks: { scopes: scopesOf(scopes, ungrantable) },
    options: { consentManifest },
    answers: { connectedApps: async () => succeeded(apps), ...(submitAuthorization && { submitAuthorization }) },
  });
}

describe('a user who may choose', () => {
  test.each<{
    what: string;
    items: readonly ConsentItem[];
    scopes: string;
    no?: string;
    before?: string;
    found: unknown[];
  }>([
    { what: 'is optional', items: [know, read], scopes: 'openid read', found: [['Read', false]] },
    { what: 'cannot be granted', items: [know, read], scopes: 'openid read', no: 'read', found: [] },
    { what: 'can be granted in part', items: [send], scopes: 'send list', no: 'list', found: [['Send', false]] },
    { what: 'they granted before', items: [read], scopes: 'openid read', before: 'read', found: [['Read', true]] },
    { what: 'they granted half before', items: [send], scopes: 'send list', before: 'send', found: [['Send', false]] },
    {
      what: 'was granted before and is not requested again',
      items: [read],
      scopes: 'openid',
      before: 'read',
      found: [],
    },
    { what: 'is not optional', items: [{ text: 'Read', scopes: ['read'] }], scopes: 'read', found: [] },
  ])('a user who may choose with $what finds these checkboxes: $found', async ({ found, ...asked }) => {
    await offered(asked.items, asked.scopes, { before: asked.before, ungrantable: asked.no });
    if (asked.before) fireEvent.click(button('Robot can already'));
    expect(boxes()).toEqual(found);
  });

  test('a user who may choose sends every scope of a checkbox, however often it is changed', async () => {
    const { sent } = await offered([know, read, send], 'openid read send list');
    for (const name of ['Send', 'Read', 'Send', 'Send', 'Read']) choose(name);
    expect(boxes()).toEqual([
      ['Read', false],
      ['Send', true],
    ]);
    await press('Allow');
    expect(sent('submitAuthorization')).toMatchObject([{ scopes: ['openid', 'send', 'list'] }]);
  });

  test('a user who may choose is not offered scopes that belong to a required one: a checkbox that cannot be changed is not rendered [B-IDP-15]', async () => {
    const { sent } = await offered([{ text: 'Read for all', scopes: ['read'] }, read, send], 'read send list');
    expect(boxes()).toEqual([['Send', false]]);
    expect(screen.getByText('Read')).toBeDefined();
    await press('Allow');
    expect(sent('submitAuthorization')).toMatchObject([{ scopes: ['read'] }]);
  });

  test('a user who may choose may leave out the optional scopes of a checkbox with a required one', async () => {
    const { sent } = await offered([{ text: 'List', scopes: ['list'] }, send], 'send list', { before: 'send list' });
    fireEvent.click(button('Robot can already'));
    expect(boxes()).toEqual([['Send', true]]);
    choose('Send');
    expect(boxes()).toEqual([['Send', false]]);
    await press('Allow');
    expect(sent('submitAuthorization')).toMatchObject([{ scopes: ['list'] }]);
  });

  test('a user who may choose sees two checkboxes of one scope change together, and grants what is in a checked one [B-IDP-15]', async () => {
    const { sent } = await offered(
      [read, { text: 'Read and send', scopes: ['read', 'send'], optional: true }],
      'read send',
    );
    choose('Read and send');
    expect(boxes()).toEqual([
      ['Read', true],
      ['Read and send', true],
    ]);
    choose('Read');
    expect(boxes()).toEqual([
      ['Read', false],
      ['Read and send', false],
    ]);
    await press('Allow');
    expect(sent('submitAuthorization')).toMatchObject([{ scopes: [] }]);
  });

  test('a user who may choose keeps a scope that is in another checked box [B-IDP-15]', async () => {
    const post: ConsentItem = { text: 'Post', scopes: ['send', 'post'], optional: true };
    const { sent } = await offered([send, post], 'send list post');
    choose('Send');
    choose('Post');
    choose('Post');
    expect(boxes()).toEqual([
      ['Send', false],
      ['Post', false],
    ]);
    choose('Send');
    await press('Allow');
    expect(sent('submitAuthorization')).toMatchObject([{ scopes: ['send', 'list'] }]);
  });

  test('a checkbox of which a part was granted before is clear, and grants none of it [B-IDP-15]', async () => {
    const { sent } = await offered([know, send], 'openid send list', { before: 'send' });
    expect(boxes()).toEqual([['Send', false]]);
    await press('Allow');
    expect(sent('submitAuthorization')).toMatchObject([{ scopes: ['openid'] }]);
  });

  test('a checkbox that is pressed while Allow is pending keeps its state and its focus [B-IDP-15]', async () => {
    const { sent } = await offered([know, read, send], 'openid read send list', {
      submitAuthorization: pendingForEver,
    });
    choose('Read');
    await press('Allow');
    screen.getByRole('checkbox', { name: 'Read' }).focus();
    choose('Read');
    choose('Send');
    expect(boxes()).toEqual([
      ['Read', true],
      ['Send', false],
    ]);
    expect(sent('submitAuthorization')).toMatchObject([{ scopes: ['openid', 'read'] }]);
    expect(document.activeElement === screen.getByRole('checkbox', { name: 'Read' })).toBe(true);
  });

  test('a checkbox can be changed again after Allow has failed [B-IDP-15]', async () => {
    await offered([know, read], 'openid read', {
      submitAuthorization: async () => failed({ type: 'unreachable' }),
    });
    await press('Allow');
    choose('Read');
    expect(boxes()).toEqual([['Read', true]]);
  });

  test('a user who may choose keeps the selection when the host changes its words', async () => {
    const { store, sent } = await offered([know, read, send], 'openid read send list');
    choose('Read');
    act(() =>
      store.set(consentOptionsAtom, { consentManifest: [know, { ...send, text: 'Post' }, { ...read, text: 'Look' }] }),
    );
    expect(boxes()).toEqual([
      ['Post', false],
      ['Look', true],
    ]);
    await press('Allow');
    expect(sent('submitAuthorization')).toMatchObject([{ scopes: ['openid', 'read'] }]);
  });

  test('a user who may choose finds the details of a checkbox as its description, and long names cut', async () => {
    await offered([{ ...read, text: 'R'.repeat(5_000), details: ['All of them.', 'D'.repeat(5_000)] }], 'read');
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect(box.labels?.[0]?.textContent).toHaveLength(300);
    const about = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(about && within(about).getByText('All of them.')).toBeTruthy();
    expect(about?.textContent).toHaveLength('All of them.'.length + 300);
  });
});
