import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { svgImage } from '../../primitives/testing/svg-image';
import type { Config } from '../core/config/config';
import { justCopiedAtom } from '../core/copy/copy.atoms';
import { userAgentAtom } from '../core/host/in-app-browser.atoms';
import { presentationAtom } from '../core/host/host.atoms';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { lastUsedMark } from '../core/last-used/last-used.lazy';
import { lastUsedMessages } from '../core/last-used/last-used.messages';
import { failed } from '../core/provider/outcome';
import { testMemory } from '../core/testing/test-memory';
import { inAppUserAgents } from '../core/testing/user-agents';
import { fakeWallet } from '../core/testing/fake-wallet';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { wordsOf } from '../core/testing/words-of';
import { inAppNotice } from '../in-app-browser/in-app-notice.lazy';
import { emailLinkContact } from '../magic-link';
import { emailMessages, typeEmailAtom } from '../contact';
import { assumePasskeySupportAtom } from '../passkey';
import { Main } from './main.screen';

const meta = { title: 'Screens/Main', component: Main } satisfies Meta<typeof Main>;
export default meta;
type Story = StoryObj<typeof meta>;

const links = { products: ['emailMagicLinks'] } as const;
const submit: Story['play'] = async ({ canvasElement, loaded }) => {
  const name = wordsOf(loaded)(emailMessages)('main.continueWithEmail');
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
};

export const EmailLink: Story = { decorators: [withStore(links)] };

export const SignUpClosed: Story = { decorators: [withStore({ ...links, signUp: 'closed' })] };

export const HintedAddress: Story = { decorators: [withStore({ ...links, loginHint: 'ada@example.com' })] };

export const WithLogo: Story = {
  decorators: [
    withStore(links, (store) =>
      store.set(presentationAtom, { hideHeaderText: false, logo: { src: svgImage(96, 40), alt: 'Acme' } }),
    ),
  ],
};

export const HeaderHidden: Story = {
  decorators: [withStore(links, (store) => store.set(presentationAtom, { hideHeaderText: true }))],
};

export const InvalidAddress: Story = {
  decorators: [withStore(links, (store) => store.set(typeEmailAtom, 'ada@', emailLinkContact))],
  play: async (context) => {
    await submit(context);
    await expect(within(context.canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      wordsOf(context.loaded)(emailMessages)('main.emailFormatInvalid'),
    );
  },
};

export const Sending: Story = {
  decorators: [
    withStore(links, (store) => store.set(typeEmailAtom, 'ada@example.com', emailLinkContact), {
      sendMagicLink: pendingForEver,
    }),
  ],
  play: submit,
};

export const Unreachable: Story = {
  decorators: [
    withStore(links, (store) => store.set(typeEmailAtom, 'ada@example.com', emailLinkContact), {
      sendMagicLink: async () => failed({ type: 'unreachable' }),
    }),
  ],
  play: submit,
};

export const InactiveAddress: Story = {
  decorators: [
    withStore(links, (store) => store.set(typeEmailAtom, 'ada@example.com', emailLinkContact), {
      sendMagicLink: async () => failed({ type: 'inactive_email' }),
    }),
  ],
  play: submit,
};

export const ServersOwnWords: Story = {
  decorators: [
    withStore(links, (store) => store.set(typeEmailAtom, 'ada@example.com', emailLinkContact), {
      sendMagicLink: async () =>
        failed({
          type: 'other',
          serverMessage: 'This address is blocked. See https://stytch.com/docs/errors for more.',
        }),
    }),
  ],
  play: submit,
};

const everyMethod: Config = {
  products: ['oauth', 'crypto', 'emailMagicLinks', 'otp', 'passkeys'],
  otpOptions: { methods: ['sms', 'whatsapp'] },
  oauthOptions: { providers: [{ type: 'google' }, { type: 'github' }] },
};
const wallet = fakeWallet();
/** Main on a device on which this method was used last. */
const lastUsed = (method: string, config: Config = everyMethod): Story => ({
  loaders: [async () => void (await lastUsedMark.load())],
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(memoryAtom, testMemory(method));
        store.set(assumePasskeySupportAtom, { canUse: true, canAutofill: true });
      },
      {
        watchWallets: (onChange) => {
          onChange([wallet]);
          return () => undefined;
        },
        // The browser offers passkeys in the field, and none was picked.
        authenticatePasskey: pendingForEver,
      },
    ),
  ],
});
const first = (method: string) => lastUsed(method, { ...everyMethod, lastUsed: 'first' });

export const LastUsedProvider = lastUsed('oauth:github');
export const LastUsedWallet = lastUsed('crypto:metamask');
export const LastUsedTab = lastUsed('sms');
export const LastUsedPasskey = lastUsed('passkeys');
export const LastUsedForm = lastUsed('email', { ...everyMethod, products: ['oauth', 'emailMagicLinks'] });
export const FirstProvider = first('oauth:github');
export const FirstWallet = first('crypto:metamask');
export const FirstTab = first('sms');
export const FirstPasskey = first('passkeys');

export const Forgotten: Story = {
  ...first('oauth:github'),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const name = wordsOf(loaded)(lastUsedMessages)('lastUsed.forgetLabel');
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(canvas.queryByText(wordsOf(loaded)(lastUsedMessages)('lastUsed.mark'))).toBeNull();
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** Main in an application's own browser, which has no passkeys. */
const inApp = (
  userAgent = '',
  config: Config = everyMethod,
  seed: Parameters<typeof withStore>[1] = () => undefined,
): Story => ({
  loaders: [async () => void (await inAppNotice.load())],
  decorators: [
    withStore(config, (store) => {
      store.set(userAgentAtom, userAgent);
      store.set(assumePasskeySupportAtom, { canUse: false, canAutofill: false });
      seed(store);
    }),
  ],
});

export const InAppOnAndroid = inApp(inAppUserAgents.Pinterest[0]?.userAgent);
export const InAppOnApple = inApp(inAppUserAgents.Instagram[0]?.userAgent);
export const InAppOnComputer = inApp(inAppUserAgents.WeChat[2]?.userAgent);
export const InAppGoogleAlone = inApp(inAppUserAgents.Facebook[0]?.userAgent, {
  products: ['oauth', 'emailMagicLinks'],
  oauthOptions: { providers: [{ type: 'google' }] },
});
export const InAppLinkCopied = inApp(inAppUserAgents.LINE[0]?.userAgent, links, (store) =>
  store.set(justCopiedAtom, 'page'),
);
