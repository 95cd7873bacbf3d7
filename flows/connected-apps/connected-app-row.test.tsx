import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { succeeded } from '../core/provider/outcome';
import { fakeProvider } from '../core/testing/fake-provider';
import { renderedWith } from '../core/testing/rendered-with';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import { connectedAppList } from './connected-apps.actions';
import { ConnectedApps } from './connected-apps.screen';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a blocked button of another row, pressed during a removal, announces that it is pending [B-CONN-4]', async () => {
  const { provider } = fakeProvider({
    connectedApps: async () => succeeded(['Robot', 'Notes'].map((name) => ({ id: name, name, scopes: ['openid'] }))),
    revokeConnectedApp: () => new Promise(() => undefined),
  });
  const { store } = testStore(provider, { products: [] });
  void store.set(connectedAppList.loadAtom);
  await vi.advanceTimersByTimeAsync(0);
  renderedWith(store, <ConnectedApps />);
  const press = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press(/^Remove access.*Robot/);
  await press(/^Yes, remove/);
  expect(store.get(announcementAtom).text).toBe('');
  await press(/^Remove access.*Notes/);
  expect(store.get(announcementAtom).text).toBe('Still working...');
});
