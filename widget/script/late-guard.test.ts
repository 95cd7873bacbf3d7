import { afterEach, expect, test, vi } from 'vitest';
import { failed } from '../../flows/core/provider/outcome';
import * as overPage from '../sign-in';
import type { SessionGuardOptions } from '../sign-in';
import { quietClient } from '../testing/quiet-client';
import { lateGuard } from './late-guard';
import { overPageCode } from './over-page.lazy';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

test('code that could not be fetched is fetched again after a minute, until the guard is stopped [B-SIGNIN-7]', async () => {
  vi.useFakeTimers();
  const { guardSession } = slowPage();
  const load = vi.mocked(overPageCode.load);
  const guard = lateGuard(options);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  guard.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(guardSession).not.toHaveBeenCalled();
});

test('code that arrives after a failed attempt starts the guard, and is not asked for again [B-SIGNIN-7]', async () => {
  vi.useFakeTimers();
  const { guardSession, arrival } = slowPage();
  const load = vi.mocked(overPageCode.load);
  lateGuard(options);
  await vi.advanceTimersByTimeAsync(59_000);
  arrival();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(guardSession).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});
