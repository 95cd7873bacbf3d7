// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from './device-memory';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a note is read until it is removed, under a key of the widget', () => {
  remember('way', 'email');
  expect(recall('way')).toBe('email');
  expect(Object.keys(localStorage)).toEqual(['vestibule:way']);
  remember('way', undefined);
  expect(recall('way')).toBeUndefined();
});

test('a value of the host under the same name is ignored', () => {
  localStorage.setItem('way', 'theirs');
  expect(recall('way')).toBeUndefined();
});

test('full storage is no failure', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => remember('way', 'email')).not.toThrow();
  expect(recall('way')).toBeUndefined();
});

test('refused storage is no failure', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => remember('way', 'email')).not.toThrow();
  expect(() => remember('way', undefined)).not.toThrow();
  expect(recall('way')).toBeUndefined();
});
