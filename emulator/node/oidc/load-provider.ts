import type * as oidc from 'oidc-provider';

/**
 * Loads the part that answers applications. It warns of Node 20, which its own tests left out and all of ours run on: that
 * says nothing to a developer who starts an emulator, so its warnings are kept back while it loads.
 */
export async function loadProvider(): Promise<typeof oidc> {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
