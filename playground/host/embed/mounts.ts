import type { VestibuleElementName } from '../../../widget/element/define-elements';
import type { Vestibule } from '../../../widget/script';
import { BadRequest } from './bad-request';
import type { MountWidget } from './mount-widget';
import type { EmbedRequest } from './read-request';

/** A mount by each entry. Each is a chunk of its own, so that a page loads only the requested one. */
type Entries = Record<EmbedRequest['entry'], () => Promise<MountWidget>>;

const mounts: Readonly<Record<string, Entries>> = {
  callback: {
    plain: async () => (await import('./mounts/callback')).mount,
    react: async () => (await import('./mounts/callback.react')).mount,
    element: () => elementMount('vestibule-callback'),
    script: async () => fromScriptTag((vestibule) => vestibule.mountCallback),
  },
  connectedApps: {
    plain: async () => (await import('./mounts/connected-apps')).mount,
    react: async () => (await import('./mounts/connected-apps.react')).mount,
    element: () => elementMount('vestibule-connected-apps'),
    script: async () => fromScriptTag((vestibule) => vestibule.mountConnectedApps),
  },
  hiddenLogin: {
    plain: hiddenLogin,
    react: hiddenLogin,
    element: hiddenLogin,
    script: hiddenLogin,
  },
  identityProvider: {
    plain: async () => (await import('./mounts/identity-provider')).mount,
    react: async () => (await import('./mounts/identity-provider.react')).mount,
    element: () => elementMount('vestibule-identity-provider'),
    script: async () => {
      const { customRendering } = await import('./custom-rendering');
      return fromScriptTag(
        (vestibule) =>
          (selector, options, { render }) =>
            vestibule.mountIdentityProvider(selector, { ...options, ...customRendering(render) }),
      );
    },
  },
  login: {
    plain: async () => (await import('./mounts/login')).mount,
    react: async () => (await import('./mounts/login.react')).mount,
    element: () => elementMount('vestibule-login'),
    script: async () => fromScriptTag((vestibule) => vestibule.mountLogin),
  },
  passkeyRegistration: {
    plain: async () => (await import('./mounts/passkey-registration')).mount,
    react: async () => (await import('./mounts/passkey-registration.react')).mount,
    element: () => elementMount('vestibule-passkey-registration'),
    script: async () => fromScriptTag((vestibule) => vestibule.mountPasskeyRegistration),
  },
  passwordReset: {
    plain: async () => (await import('./mounts/password-reset')).mount,
    react: async () => (await import('./mounts/password-reset.react')).mount,
    element: () => elementMount('vestibule-password-reset'),
    script: async () => fromScriptTag((vestibule) => vestibule.mountPasswordReset),
  },
  sessionGuard: {
    plain: async () => (await import('./mounts/session-guard')).mount,
    react: async () => (await import('./mounts/session-guard')).mount,
    element: async () => (await import('./mounts/session-guard')).mount,
    script: async () => {
      const { guarding } = await import('./guarding');
      return fromScriptTag((vestibule) => guarding(vestibule.guardSession));
    },
  },
  signIn: {
    plain: async () => (await import('./mounts/sign-in')).mount,
    react: async () => (await import('./mounts/sign-in.react')).mount,
    element: async () => (await import('./mounts/sign-in.element')).mount,
    script: async () => {
      const { opener } = await import('./opener');
      return fromScriptTag((vestibule) => opener(vestibule.signIn));
    },
  },
  stepUp: {
    plain: async () => (await import('./mounts/step-up')).mount,
    react: async () => (await import('./mounts/step-up.react')).mount,
    element: () => elementMount('vestibule-step-up'),
    script: async () => fromScriptTag((vestibule) => vestibule.mountStepUp),
  },
  visitorSignIn: {
    plain: visitorSignIn,
    react: visitorSignIn,
    element: visitorSignIn,
    script: visitorSignIn,
  },
};

/** The log-in of a React page that hides it, whichever entry was asked for. */
async function hiddenLogin(): Promise<MountWidget> {
  return (await import('./mounts/hidden-login')).mount;
}

/** The button of a React page, whichever entry was asked for. */
async function visitorSignIn(): Promise<MountWidget> {
  return (await import('./mounts/visitor-sign-in')).mount;
}

async function elementMount(name: VestibuleElementName): Promise<MountWidget> {
  return (await import('./element-mount')).elementMount(name);
}

/**
 * Fetches the mount that was asked for.
 * @throws BadRequest, a readable sentence when there is none of that name
 */
export async function loadMount({ mount, entry }: EmbedRequest): Promise<MountWidget> {
  const entries = Object.hasOwn(mounts, mount) ? mounts[mount] : undefined;
  if (entries) return entries[entry]();
  throw new BadRequest(`There is no mount "${mount}". "mount" can be ${Object.keys(mounts).join(', ')}.`);
}

function fromScriptTag(pick: (vestibule: Vestibule) => MountWidget): MountWidget {
  if (globalThis.Vestibule) return pick(globalThis.Vestibule);
  throw new BadRequest('The script tag did not load /script/vestibule.js, so there is no "Vestibule" to mount with.');
}
