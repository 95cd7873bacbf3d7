import { expect } from '@playwright/test';
import { challenge } from '../support/challenge';
import { browserNames } from './browsers';
import { moveUntilSpoken } from './move-until-spoken';
import { test } from './test';

const email = 'ada@example.com';
const robot = { client_id: 'robot', name: 'Robot', scopes: ['openid', 'email'] };
const calendar = { client_id: 'calendar', name: 'Calendar', scopes: ['openid'] };
const props = { config: { products: [] } };

/** The number of times that such words were spoken. */
const times = (heard: readonly string[], words: RegExp) => heard.filter((text) => words.test(text)).length;

for (const inBrowser of browserNames) {
  test.describe(`in ${inBrowser}`, () => {
    test.use({ inBrowser });

    test('a user who removes an application hears which, what follows, and that it is done', async ({
      openAs,
      listener,
      control,
    }) => {
      const mount = 'connectedApps';
      await openAs({ email, connected_apps: [robot, calendar] }, { mount, props }, /loading|document web|heading/);
      await expect.poll(() => control.requests.list('user.getConnectedApps')).toHaveLength(1);
      await listener.hearFor(3_000);
      const onTheWay = await moveUntilSpoken(listener, /Remove access for Robot/);
      expect(onTheWay.join('\n')).toMatch(/What Robot can do.*(?:collapsed|button)/);
      await listener.press('Return');
      const asked = await listener.hear(/Keep/);
      expect(times(asked, /Remove Robot's access\? It will have to ask you again\./)).toBe(1);
      await moveUntilSpoken(listener, /Yes, remove/);
      await listener.press('Return');
      const heard = await listener.hear(/no longer has access/);
      expect(times(heard, /Robot no longer has access\./)).toBe(1);
      expect(times(heard, /Remove access for Calendar/)).toBe(1);
      expect(await control.requests.list('user.revokeConnectedApp')).toHaveLength(1);
    });

    test('a user who removes their only application hears that it is done [B-CONN-3]', async ({
      openAs,
      listener,
      control,
    }) => {
      const mount = 'connectedApps';
      await openAs({ email, connected_apps: [robot] }, { mount, props }, /loading|document web|heading/);
      await expect.poll(() => control.requests.list('user.getConnectedApps')).toHaveLength(1);
      await listener.hearFor(3_000);
      await moveUntilSpoken(listener, /Remove access for Robot/);
      await listener.press('Return');
      await listener.hear(/Keep/);
      await moveUntilSpoken(listener, /Yes, remove/);
      await listener.press('Return');
      const heard = await listener.hear(/no longer has access/);
      expect(times(heard, /Robot no longer has access\./)).toBe(1);
    });

    test('a user who is asked for access hears by whom, what is new, and allows it', async ({
      openAs,
      listener,
      control,
      world,
    }) => {
      const redirectURI = `${world.host}/?back=1`;
      const scopes = ['openid', 'email', 'profile'];
      await control.applications.register({ client_id: 'robot', client_name: 'Robot', redirect_uris: [redirectURI] });
      const query = { client_id: 'robot', redirect_uri: redirectURI, scope: scopes.join(' '), ...challenge };
      const user = { email, grantable_scopes: scopes, connected_apps: [robot] };
      const heard = await openAs(user, { mount: 'identityProvider', props, query }, /loading|document web|heading/);
      await expect.poll(() => control.requests.list('idp.oauthAuthorizeStart')).toHaveLength(1);
      heard.push(...(await listener.hearFor(3_000)));
      await listener.press('ctrl+Home');
      const read = await listener.hear(/./);
      for (let lines = 0; lines < 16 && times(read, /Allow/) === 0; lines += 1) {
        await listener.press('Down');
        read.push(...(await listener.hear(/./, 5_000)));
      }
      // Firefox's reader is at the heading when the page has loaded, and does not announce a move to its own position.
      expect([...heard, ...read].join('\n')).toMatch(/Robot.*heading/);
      expect(times(read, /^New heading/)).toBe(1);
      expect(times(read, /Robot can already/)).toBe(1);
      expect(times(read, /Allow/)).toBe(1);
      await moveUntilSpoken(listener, /Allow push button/);
      await listener.press('Return');
      await expect.poll(() => control.requests.list('idp.oauthAuthorizeSubmit')).toHaveLength(1);
    });
  });
}
