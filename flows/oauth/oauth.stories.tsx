import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Config, type OAuthProviderConfig, oauthProviders, type OAuthProviderType } from '../core/config/config';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { lastUsedMessages } from '../core/last-used/last-used.messages';
import { testMemory } from '../core/testing/test-memory';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { wordsOf } from '../core/testing/words-of';
import { chooseProviderAtom } from './oauth.actions';
import { SocialOptions } from './social-options';

const meta = { title: 'Flows/Social', component: SocialOptions } satisfies Meta<typeof SocialOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (providers: OAuthProviderConfig[]): Config => ({ products: ['oauth'], oauthOptions: { providers } });
const every = Object.keys(oauthProviders).map((type) => ({ type: type as OAuthProviderType }));
const some = of([{ type: 'google' }, { type: 'github' }, { type: 'apple' }]);

export const All: Story = { decorators: [withStore(of(every))] };
export const LastUsed: Story = {
  decorators: [withStore(some, (store) => store.set(memoryAtom, testMemory('oauth:github')))],
  play: async ({ canvasElement, loaded }) => {
    const mark = wordsOf(loaded)(lastUsedMessages)('lastUsed.mark');
    await expect(await within(canvasElement).findByText(mark)).toBeVisible();
  },
};
export const Leaving: Story = {
  decorators: [
    withStore(some, (store) => void store.set(chooseProviderAtom, { type: 'github' }), { startOAuth: pendingForEver }),
  ],
};

const tap = of([{ type: 'google', one_tap: true, position: 'embedded' }]);
const withTap = (showOneTap: Provider['showOneTap']): Story => ({
  decorators: [withStore(tap, undefined, { showOneTap })],
});
export const OneTapPending = withTap(pendingForEver);
export const OneTapEmbedded = withTap(async () => succeeded({ status: 'shown', isEmbedded: true }));
export const OneTapCancelled = withTap(async ({ onCancelled }) => {
  onCancelled();
  return succeeded({ status: 'refused', reason: 'user_cancel' });
});
const chosen = (answer: Promise<Outcome<string>>) =>
  withTap(async ({ onSubmitted }) => {
    onSubmitted(answer);
    return succeeded({ status: 'shown', isEmbedded: true });
  });
export const OneTapSending = chosen(pendingForEver());
export const OneTapNotSent = chosen(Promise.resolve(failed({ type: 'unreachable' })));
const refused = (reason: string) => withTap(async () => succeeded({ status: 'refused', reason }));
export const OneTapNotConfigured = refused('oauth_config_not_found');
export const OneTapNoLoginAddress = refused('no_login_redirect_urls_set');
export const OneTapNoSignupAddress = refused('no_signup_redirect_urls_set');
export const OneTapUnregisteredOrigin = refused('unregistered_origin');
export const OneTapInvalidClient = refused('invalid_client');
