import { cleanup, fireEvent, screen } from '@testing-library/react';
import { array, assert, asyncProperty, boolean, constant, oneof, option, record, subarray } from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { succeeded } from '../../core/provider/outcome';
import type { ConsentItem, ConsentManifest } from '../permissions/consent-manifest';
import { press, shownPage } from '../testing/consent-page';
import { loadLateCode, scopesOf } from '../testing/visit';

beforeAll(loadLateCode);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const scopes = ['openid', 'email', 'full_access', 'offline_access', 'read:invoices', 'delete:invoices'] as const;
/** Our words for each. */
const inOurs: Record<(typeof scopes)[number], string> = {
  openid: 'Verify your identity',
  email: 'See your email address',
  full_access: 'Do everything that you can do in your account',
  offline_access: 'Keep its access while you are away',
  'read:invoices': 'Use the read:invoices scope',
  'delete:invoices': 'Use the delete:invoices scope',
};
const some = subarray([...scopes]);

/** A host's items. Their texts are distinct, so that each can be found on the screen. */
const items = array(record({ names: option(some, { nil: undefined }), optional: boolean() }), { maxLength: 4 }).map(
  (made) =>
    made.map(({ names, optional }, index): ConsentItem => {
      const text = `Sentence ${index}.`;
      return names ? { text, scopes: names, optional } : text;
    }),
);
const data = oneof(
  items,
  items.map((list): ConsentManifest => [{ header: 'Bills', items: list }]),
);
const manifests = oneof(
  constant(undefined),
  data,
  data.map((manifest) => () => manifest),
);

/** Every item that a manifest may show. */
const itemsOf = (manifest: ConsentManifest | (() => ConsentManifest) | undefined): ConsentItem[] =>
  (typeof manifest === 'function' ? manifest() : (manifest ?? [])).flatMap((entry) =>
    typeof entry === 'object' && 'items' in entry ? [...entry.items] : [entry],
  );

/** Each run renders a whole page: few with the same examples, many where they differ, fewest for each mutant. */
const { VESTIBULE_EXPLORE, VESTIBULE_MUTATION } = process.env;
const numRuns = VESTIBULE_MUTATION === undefined ? (VESTIBULE_EXPLORE === undefined ? 60 : 120) : 6;

test("every scope that Allow sends is on the screen, in the host's words or in ours [T-IDP-20]", async () => {
  await assert(
    asyncProperty(
      manifests,
      subarray([...scopes], { minLength: 1 }),
      some,
      some,
      async (manifest, asked, ungrantable, before) => {
        const { sent } = await shownPage({
          asks: { scopes: scopesOf(asked.join(' '), ungrantable.join(' ')) },
          ...(manifest && { options: { consentManifest: manifest } }),
          query: `?client_id=robot&redirect_uri=https://robot.test/back&scope=${asked.join('+')}`,
          answers: { connectedApps: async () => succeeded([{ id: 'robot', name: 'Robot', scopes: before }]) },
        });
        const nothingNew = screen.queryByText(/asks again for what it already has/);
        const has = screen.queryByRole('button', { name: 'Robot can already' });
        if (has) fireEvent.click(has);
        const shown = document.body.textContent;
        await press('Allow');
        const [decision] = sent('submitAuthorization') as [{ scopes: (typeof scopes)[number][] }];
        const isShown = (scope: (typeof scopes)[number]) =>
          shown.includes(inOurs[scope]) ||
          itemsOf(manifest).some(
            (item) => typeof item === 'object' && item.scopes?.includes(scope) && shown.includes(item.text),
          );
        expect(decision.scopes.filter((scope) => !isShown(scope))).toEqual([]);
        const isNew = asked.some((scope) => !ungrantable.includes(scope) && !before.includes(scope));
        expect([nothingNew !== null, isNew]).not.toEqual([true, true]);
        cleanup();
      },
    ),
    { numRuns },
  );
}, 90_000);
