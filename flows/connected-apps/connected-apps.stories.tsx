import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Config } from '../core/config/config';
import type { ConnectedApp } from '../core/provider/connected-app-calls';
import { errorMessages } from '../core/provider/error.messages';
import type { ProviderError } from '../core/provider/errors';
import { failed, succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { logInAgainBy } from '../core/request/log-in-again';
import { logInAgainAtom } from '../core/screen/log-in-again.atoms';
import { connectedRobot } from '../core/testing/fake-provider';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { namedAs, wordsOf } from '../core/testing/words-of';
import { coreMessages } from '../core/words/core.messages';
import { logInAgainMessages } from '../core/words/late.messages';
import { connectedAppList, ConnectedApps } from '.';
import { connectedAppsMessages } from './connected-apps.messages';

const config: Config = { products: [] };
const client = connectedRobot.name;
const mark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#12589c" d="M0 0h1v1H0z"/></svg>')}`;
const listed: readonly ConnectedApp[] = [
  { ...connectedRobot, logoURL: mark, scopes: ['openid', 'email', 'offline_access', 'read:invoices'] },
  { id: 'connected-app-2', name: 'Calendar', scopes: ['openid'] },
  { id: 'connected-app-3', name: '', scopes: [] },
];

const meta = {
  title: 'Screens/ConnectedApps',
  component: ConnectedApps,
} satisfies Meta<typeof ConnectedApps>;
export default meta;
type Story = StoryObj<typeof meta>;

const withApps = (apps: readonly ConnectedApp[], answers: Partial<Provider> = {}) =>
  withStore(config, (store) => void store.set(connectedAppList.loadAtom), {
    connectedApps: async () => succeeded(apps),
    ...answers,
  });

const rowsCome: Story['play'] = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(listed.length);
};

export const Loading: Story = {
  decorators: [
    withStore(config, (store) => void store.set(connectedAppList.loadAtom), { connectedApps: pendingForEver }),
  ],
};

export const Listed: Story = { decorators: [withApps(listed)], play: rowsCome };

export const Empty: Story = {
  decorators: [withApps([])],
  play: async ({ canvasElement, loaded }) => {
    const says = wordsOf(loaded)(connectedAppsMessages)('connected.none');
    await expect(await within(canvasElement).findByText(says)).toBeInTheDocument();
  },
};

const failing = (error: ProviderError): Story => ({
  decorators: [
    withStore(config, (store) => void store.set(connectedAppList.loadAtom), {
      connectedApps: async () => failed(error),
    }),
  ],
  play: async ({ canvasElement, loaded }) => {
    const says = error.serverMessage ?? wordsOf(loaded)(errorMessages)('error.unreachable');
    await expect(await within(canvasElement).findByText(says)).toBeInTheDocument();
    const name = wordsOf(loaded)(coreMessages)('core.tryAgain');
    await expect(within(canvasElement).getByRole('button', { name })).toBeInTheDocument();
  },
});

export const ListUnreachable = failing({ type: 'unreachable' });
export const ListRefusedByServer = failing({ type: 'other', serverMessage: 'The server says why.' });

/** Opens the permissions of an application, and gives their name. */
async function open({ canvasElement }: StoryContext, words: string) {
  const name = namedAs(words);
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  return name;
}

export const PermissionsOpened: Story = {
  decorators: [withApps(listed)],
  play: async (context) => {
    const say = wordsOf(context.loaded)(connectedAppsMessages);
    await open(context, say('connected.permissions', { client }));
    await expect(await within(context.canvasElement).findByText(/read:invoices/)).toBeInTheDocument();
  },
};

export const NoPermissionsOpened: Story = {
  decorators: [withApps(listed)],
  play: async (context) => {
    const say = wordsOf(context.loaded)(connectedAppsMessages);
    await open(context, say('connected.permissionsNameless'));
    await expect(await within(context.canvasElement).findByText(say('connected.noPermissions'))).toBeInTheDocument();
  },
};

const asked: Story['play'] = async ({ canvasElement, loaded }) => {
  const canvas = within(canvasElement);
  const say = wordsOf(loaded)(connectedAppsMessages);
  await userEvent.click(await canvas.findByRole('button', { name: say('connected.removeOf', { client }) }));
  const name = namedAs(say('connected.consequence', { client }));
  const question = await canvas.findByRole('group', { name });
  // As in every other pair, the answer that goes on is the second.
  const [keep, confirm] = within(question).getAllByRole('button');
  await expect(keep).toHaveAccessibleName(say('connected.keep'));
  await expect(confirm).toHaveAccessibleName(say('connected.confirm'));
};

const confirmed: Story['play'] = async (context) => {
  await asked(context);
  const name = wordsOf(context.loaded)(connectedAppsMessages)('connected.confirm');
  await userEvent.click(within(context.canvasElement).getByRole('button', { name }));
};

export const Asked: Story = { decorators: [withApps(listed)], play: asked };

export const Removing: Story = {
  decorators: [withApps(listed, { revokeConnectedApp: pendingForEver })],
  play: confirmed,
};

export const Removed: Story = {
  decorators: [withApps(listed)],
  play: async (context) => {
    await confirmed(context);
    await expect(await within(context.canvasElement).findAllByRole('listitem')).toHaveLength(2);
  },
};

export const RemovalFailed: Story = {
  decorators: [withApps(listed, { revokeConnectedApp: async () => failed({ type: 'unreachable' }) })],
  play: async (context) => {
    await confirmed(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toBeInTheDocument();
  },
};

/** The session has ended, and the host has a log-in page. */
export const RemovalWithoutSession: Story = {
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(
          logInAgainAtom,
          logInAgainBy(() => undefined),
        );
        void store.set(connectedAppList.loadAtom);
      },
      {
        connectedApps: async () => succeeded(listed),
        revokeConnectedApp: async () => failed({ type: 'session_not_found' }),
      },
    ),
  ],
  play: async (context) => {
    await confirmed(context);
    const name = wordsOf(context.loaded)(logInAgainMessages)('core.logIn');
    await expect(await within(context.canvasElement).findByRole('button', { name })).toBeInTheDocument();
  },
};

export const RemovalRefusedByServer: Story = {
  decorators: [
    withApps(listed, {
      revokeConnectedApp: async () => failed({ type: 'other', serverMessage: 'The server says why.' }),
    }),
  ],
  play: async (context) => {
    await confirmed(context);
    await expect(await within(context.canvasElement).findByText('The server says why.')).toBeInTheDocument();
  },
};

const rightToLeft = '\u202egnp.exe\u202c \u0628\u0631\u0646\u0627\u0645\u062c';

export const HostileNames: Story = {
  decorators: [
    withApps([
      { id: '1', name: '<img src=x onerror=alert(1)>', scopes: ['openid'], logoURL: 'javascript:alert(1)' },
      { id: '2', name: rightToLeft, scopes: ['openid'] },
      { id: '3', name: 'W'.repeat(5_000), scopes: ['openid'] },
      { id: '4', name: '\u200b\u200b', scopes: ['openid'] },
    ]),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
    await expect(
      canvas.getByText('<img src=x onerror=alert(1)>', { exact: true, selector: 'div > span > bdi' }),
    ).toBeInTheDocument();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** A left-to-right name in two lines on a narrow right-to-left page: both begin at its right edge. */
export const WrappedNameRightToLeft: Story = {
  decorators: [
    (Rendered) => (
      <div dir="rtl" style={{ inlineSize: 320 }}>
        <Rendered />
      </div>
    ),
    withApps([{ id: '1', name: 'The invoices of a company and of every one of its branches', scopes: ['openid'] }]),
  ],
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByText(/^The invoices/, { selector: 'div > span > bdi' });
    const lines = [...name.getClientRects()];
    await expect(lines.length).toBeGreaterThan(1);
    const edge = name.closest('div')?.getBoundingClientRect().right;
    await expect(lines.map(({ right }) => Math.round(right))).toEqual(lines.map(() => Math.round(edge ?? 0)));
  },
};

export const FiveThousandScopes: Story = {
  decorators: [
    withApps([{ ...connectedRobot, scopes: Array.from({ length: 5_000 }, (_, index) => `read:folder-${index}`) }]),
  ],
  play: async (context) => {
    const say = wordsOf(context.loaded)(connectedAppsMessages);
    const name = await open(context, say('connected.permissions', { client }));
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('region', { name })).toBeInTheDocument();
    const removal = say('connected.removeOf', { client });
    await expect(canvas.getByRole('button', { name: removal })).toBeInTheDocument();
  },
};

export const Many: Story = {
  decorators: [
    withApps(
      Array.from({ length: 50 }, (_, index) => ({
        id: `${index}`,
        name: `Application ${index + 1}`,
        scopes: ['openid'],
      })),
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(50);
  },
};
