import { createStytchClient } from '@stytch/vanilla-js/headless';
import { type Config, mountLogin } from 'vestibule-auth';
import type { ThemeOption } from 'vestibule-auth/tokens';
import type { PageEmulator } from 'vestibule-auth-emulator/browser';
import type { EmulatorOfPage } from 'vestibule-auth-emulator/client';

declare global {
  interface Window {
    /** The provider in the page, for the test to look into. */
    pageEmulator?: PageEmulator;
  }
}

// `?in-page=worker` or `?in-page=fetch` brings the provider along; without it, the test's own answers.
const way = new URLSearchParams(location.search).get('in-page');

async function startInPage(): Promise<EmulatorOfPage> {
  const { startEmulatorInPage } = await import('vestibule-auth-emulator/browser');
  const emulator = await startEmulatorInPage(way === 'fetch' ? { worker: false } : {});
  window.pageEmulator = emulator;
  return emulator;
}

const emulator = way ? await startInPage() : window.vestibuleEmulator;
if (!emulator) throw new Error('This page is for tests: no emulator was named.');

const client = createStytchClient(emulator.publicToken, emulator.clientOptions);
const config = {
  products: ['otp', 'oauth'],
  otpOptions: { methods: ['email'] },
  oauthOptions: {
    providers: [{ type: 'google' }],
    loginRedirectURL: location.href,
    signupRedirectURL: location.href,
  },
} satisfies Config;

// `?theme=...`: a theme as JSON, from a file or from the tools of the package.
const theme: ThemeOption | null = JSON.parse(new URLSearchParams(location.search).get('theme') ?? 'null');

mountLogin('#sign-in', { client, config, ...(theme && { theme }) });
