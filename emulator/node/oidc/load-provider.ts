import type * as oidc from 'oidc-provider';

/**
 * Loads the part that answers applications. It warns about Node 20, which its own tests exclude and all of ours run on.
 * The warning is of no use to a developer who starts an emulator, so warnings are suppressed while it loads.
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
