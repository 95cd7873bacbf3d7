import { vi } from 'vitest';
import type { OneTapRequest } from '../../flows/core/provider/oauth-calls';

/** A request for One Tap, and the mount that it is made for. */
export function oneTapRequest(changes: Partial<OneTapRequest> = {}) {
  const mount = new AbortController();
  const request: OneTapRequest = {
    position: 'floating',
    cancelOnTapOutside: true,
    loginRedirectURL: 'https://app.test/in',
    signupRedirectURL: 'https://app.test/up',
    parentId: 'parent',
    onCancelled: vi.fn(),
    onSubmitted: vi.fn(),
    signal: mount.signal,
    ...changes,
  };
  return { mount, request };
}
