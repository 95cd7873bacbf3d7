// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from './device-memory';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a value is read until it is removed, under a key of the widget', () => {
  remember('method', 'email');
  expect(recall('method')).toBe('email');
  expect(Object.keys(localStorage)).toEqual(['vestibule:method']);
  remember('method', undefined);
  expect(recall('method')).toBeUndefined();
});

test('a value of the host under the same name is ignored', () => {
  localStorage.setItem('method', 'theirs');
  expect(recall('method')).toBeUndefined();
});

test('full storage is no failure', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => remember('method', 'email')).not.toThrow();
  expect(recall('method')).toBeUndefined();
});

test('refused storage is no failure', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => remember('method', 'email')).not.toThrow();
  expect(() => remember('method', undefined)).not.toThrow();
  expect(recall('method')).toBeUndefined();
});
