import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { succeeded } from '../core/provider/outcome';
import { renderedWith } from '../core/testing/rendered-with';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import { connectedAppList } from './connected-apps.actions';
import { ConnectedApps } from './connected-apps.screen';

test('an application without a name has sentences of its own from its row to its removal [B-WORDS-5]', async () => {
  const { provider } = fakeProvider({
    connectedApps: async () => succeeded([{ id: 'x', name: '\u200b', scopes: ['openid'] }]),
  });
  const { store } = testStore(provider, { products: [] });
  await store.set(connectedAppList.loadAtom);
  renderedWith(store, <ConnectedApps />);
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  expect(screen.getByText('Unnamed application')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'What this application can do' })).toBeTruthy();
  await press('Remove access for this application');
  const question = "Remove this application's access? It will have to ask you again.";
  expect(screen.getByRole('group', { name: question })).toBeTruthy();
  await press('Yes, remove');
  await vi.waitFor(() => expect(store.get(announcementAtom).text).toBe('This application no longer has access.'));
});
