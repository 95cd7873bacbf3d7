import { startEmulatorInPage } from '../../emulator/browser';

/** The application that asks for access. */
export const robot = { clientId: 'connected-app-test-invoice-robot', scopes: ['openid', 'email', 'profile'] };

/** The page of the robot, where its answers arrive. */
export const robotPage = () => new URL('robot.html', location.href).href.replace(/[?#].*$/, '');

/**
 * Starts the provider in this browser and tells the pages of the playground where it is, as their server does otherwise.
 * @returns what the browser withholds, in words; nothing where all is there
 */
export async function startProvider(): Promise<string> {
  const emulator = await startEmulatorInPage({
    seed: {
      project: { project_name: 'Slow Clay' },
      applications: [
        {
          client_id: robot.clientId,
          client_name: 'Invoice Robot',
          redirect_uris: [robotPage()],
          post_logout_redirect_uris: [robotPage()],
        },
      ],
    },
  });
  setMeta('vestibule-provider', emulator.address);
  setMeta('vestibule-public-token', emulator.publicToken);
  return emulator.interception.kind === 'worker'
    ? ''
    : `Social sign-in is not there today, because it needs a service worker. ${emulator.interception.why}`;
}

function setMeta(name: string, content: string): void {
  document.head.append(Object.assign(document.createElement('meta'), { name, content }));
}
