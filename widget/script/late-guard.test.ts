import { afterEach, expect, test, vi } from 'vitest';
import { failed } from '../../flows/core/provider/outcome';
import * as overPage from '../sign-in';
import type { SessionGuardOptions } from '../sign-in';
import { quietClient } from '../testing/quiet-client';
import { lateGuard } from './late-guard';
import { overPageCode } from './over-page.lazy';

afterEach(() => void vi.restoreAllMocks());

const options: SessionGuardOptions = { client: quietClient() };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A page whose code for the guard is not there within its deadline, and arrives when the test says so. */
function slowPage() {
  let arrive = () => {};
  const stop = vi.fn();
  const guardSession = vi.fn((_options: SessionGuardOptions) => ({ stop }));
  vi.spyOn(overPageCode, 'load').mockResolvedValue(failed({ type: 'unreachable' }));
  vi.spyOn(overPageCode, 'subscribe').mockImplementation((onChange) => {
    arrive = onChange;
    return () => undefined;
  });
  const value = vi.spyOn(overPageCode, 'value').mockReturnValue(undefined);
  const arrival = () => {
    value.mockReturnValue({ ...overPage, guardSession });
    arrive();
  };
  return { guardSession, stop, arrival };
}

test('code that arrives after the deadline starts the guard, once [B-SIGNIN-7]', async () => {
  const { guardSession, stop, arrival } = slowPage();
  const guard = lateGuard(options);
  await settle();
  expect(guardSession).not.toHaveBeenCalled();
  arrival();
  arrival();
  expect(guardSession.mock.calls).toEqual([[options]]);
  guard.stop();
  expect(stop).toHaveBeenCalledOnce();
});

test('a guard that is stopped before its code arrives never starts [B-SIGNIN-7]', async () => {
  const { guardSession, arrival } = slowPage();
  lateGuard(options).stop();
  await settle();
  arrival();
  expect(guardSession).not.toHaveBeenCalled();
});
