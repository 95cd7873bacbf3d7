import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { defaultBootstrap } from '../core/provider/bootstrap';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { namedAs, wordsOf } from '../core/testing/words-of';
import { followedLinkMessages } from '../followed-link';
import { beginCallbackAtom } from './callback.actions';
import { callbackOptionsAtom, followedLinkAtom } from './callback.atoms';
import { CallbackAuthenticate, CallbackConfirmation, CallbackContinue, CallbackOther } from './callback.screens';
import { type Expectation, linkExpectationAtom } from './expectation.atoms';
import { noLink } from './link';

const meta = { title: 'Screens/Callback', component: CallbackAuthenticate } satisfies Meta<typeof CallbackAuthenticate>;
export default meta;
type Story = StoryObj<typeof meta>;

const config = { products: ['emailMagicLinks'] } as const;
const link = { ...noLink, arrival: { kind: 'signIn', type: 'magic_links', token: 'token' } } as const;

export const Authenticating: Story = {
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(followedLinkAtom, link);
        void store.set(beginCallbackAtom);
      },
      { person: () => undefined, authenticateMagicLink: pendingForEver },
    ),
  ],
};

const bootstrap = (projectName: string | undefined) => ({
  bootstrap: { cached: () => ({ ...defaultBootstrap, projectName }), load: pendingForEver },
});

export const Continue: Story = {
  render: () => <CallbackContinue />,
  decorators: [withStore(config, undefined, bootstrap('Slow Clay'))],
  play: async ({ canvasElement, loaded }) => {
    const name = namedAs(wordsOf(loaded)(followedLinkMessages)('callback.continueTitle', { project: 'Slow Clay' }));
    await expect(within(canvasElement).getByRole('heading', { name })).toBeVisible();
  },
};

export const ContinueToALongName: Story = {
  render: () => <CallbackContinue />,
  decorators: [withStore(config, undefined, bootstrap('Rindfleischetikettierungsüberwachung '.repeat(5)))],
};

export const ContinueWithoutName: Story = {
  render: () => <CallbackContinue />,
  decorators: [withStore(config, undefined, bootstrap(undefined))],
};

export const Confirmation: Story = {
  render: () => <CallbackConfirmation />,
  decorators: [withStore(config)],
};

export const ConfirmationThatLeadsOn: Story = {
  render: () => <CallbackConfirmation />,
  decorators: [
    withStore(config, (store) =>
      store.set(callbackOptionsAtom, { requireClick: false, continueURL: new URL('https://app.example/home') }),
    ),
  ],
};

const confirming = (expectation: Expectation, answers = {}): Story => ({
  render: () => <CallbackConfirmation />,
  decorators: [withStore(config, (store) => store.set(linkExpectationAtom, expectation), answers)],
});

export const ConfirmationOfAnotherAccount = confirming('other');
export const ConfirmationOfALinkFromElsewhere = confirming('unknown');
export const ConfirmationOfANamelessAccount = confirming('unknown', { person: () => ({ userId: 'user-1' }) });

export const ConfirmationOfStaff = confirming('acting');
export const ConfirmationOfStaffInANamelessAccount = confirming('acting', { person: () => ({ userId: 'user-1' }) });

export const Other: Story = {
  render: () => <CallbackOther />,
  decorators: [withStore(config)],
  play: async ({ canvasElement, loaded }) => {
    const name = wordsOf(loaded)(followedLinkMessages)('callback.stay');
    await expect(within(canvasElement).getByRole('button', { name })).toBeVisible();
  },
};

export const OtherWithAWalletAlone: Story = {
  render: () => <CallbackOther />,
  decorators: [withStore(config, undefined, { person: () => ({ userId: 'user-1' }) })],
};
